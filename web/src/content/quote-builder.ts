import { packageCurrency } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { itemCount, planOrPackage } from './periods.ts'
import { taxWords } from './tax-words.built.ts'

const withoutScript = `Adding this up needs JavaScript. Without it, write to ${company.email.shown}.`

/** The text of the quote builder. Names, descriptions and prices are the catalogue's. */
export const quoteBuilder = {
  heading: 'Build your package',
  skip: 'To your package',
  lead: planOrPackage,
  withoutScript: `${withoutScript} The prices below are complete.`,
  start: {
    heading: 'Begin from an example',
    empty: 'Start empty',
    /** After an example, which has replaced the choices before it. */
    applied: (name: string, count: number) => `${name}: ${itemCount(count)}.`,
    people: 'How many people?',
    upTo: (people: number) => `Up to ${people} ${people === 1 ? 'person' : 'people'}.`,
    emptied: 'Your package is now empty.',
    restored: 'Your last quote is back.',
    /** After a link to the builder that adds offers. */
    added: (names: string) => `Added: ${names}.`,
    addedBefore: 'All of it is in your package already.',
  },
  core: { heading: 'Core services', note: taxWords.builderNote },
  additional: {
    heading: 'Additional services',
    note: 'The small things every office needs: email, domain, certificate, backup.',
  },
  /** Of a choice that is for fewer people than the package. */
  tooFew: {
    text: (name: string, covered: number, people: number) =>
      `${name} covers ${covered} of your ${people} people:`,
    ask: 'ask us',
    message: (name: string, people: number) => `${name}, for ${people} people`,
  },
  resources: { heading: 'Resources' },
  addOns: { heading: 'Premium add-ons', note: 'For systems that must not stop.' },
  custom: {
    heading: 'Something else?',
    note: 'A service we agreed with you, at the agreed price.',
    checkbox: 'Custom service',
    description: 'You name it and enter its price.',
    name: 'Custom service name',
    price: 'Custom service price',
    priceHint: (min: string, max: string) => `${min} to ${max}`,
    unfinished: 'Not counted yet.',
    notCounted: 'Not in your package yet: it needs a name and a price.',
    nameTaken: 'We use this name ourselves. Please choose another one.',
    nameMissing: 'Please name the service.',
    priceMissing: 'Please enter its price.',
    tooHigh: (amount: string, max: string) => `${amount} is above ${max}`,
    tooLow: (amount: string, min: string) => `${amount} is below ${min}`,
    tooManyDecimals: (text: string) =>
      packageCurrency.decimals === 0
        ? `“${text}” has decimals`
        : `“${text}” has more than two decimals`,
    notAnAmount: (text: string) => `“${text}” can’t be read as a price`,
    refused: (reason: string) => `Not counted: ${reason}`,
    readAs: (price: string) => `Read as ${price}`,
    leaveOut: (missing: string) =>
      `Your custom service still needs ${missing}. Press Proceed again to continue without it.`,
    aName: 'a name',
    aPrice: 'a price',
    nameAndPrice: 'a name and a price',
    otherName: 'another name',
  },
  summary: {
    heading: 'Your package',
    /** Follows the count in the bar, which opens the list. */
    seeList: ', see the list',
    empty: 'Begin from an example, or pick what you need.',
    proceed: 'Proceed to Checkout',
    waiting: 'Reading your quote …',
    withoutScript,
    showLines: 'See the list of your package',
    hideLines: 'Close',
    /** Where a quote has its last day. */
    quoteAgain: 'Quote again at today’s prices',
    quotedAgain: 'A new quote, at today’s prices.',
    /** Once a copy is kept, the same button compares. */
    copy: {
      keep: 'Keep a copy to compare',
      kept: 'A copy is kept. Change your package, then compare.',
      compare: 'Compare with your copy',
    },
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    restored: (name: string) => `${name} is back`,
    undo: 'Undo',
    undoFor: (name: string) => `Undo: put ${name} back`,
  },
  restore: { text: 'Your last quote is kept:', button: 'Restore my last quote' },
  /** Beside the field of a quantity. */
  quantityHint: (step: string, max: string) => `Steps of ${step}, up to ${max}`,
  /** How a typed quantity between the slider's steps was corrected (rule 7.10). */
  typedQuantity: {
    raised: (typed: string, became: string, step: string, max: string) =>
      `“${typed}” became ${became}: steps of ${step}, up to ${max}`,
    aboveMax: (typed: string, max: string) => `“${typed}” is above the maximum: set to ${max}`,
    notANumber: (typed: string, kept: string) => `“${typed}” is not a number: kept at ${kept}`,
  },
  /** The link for more than a slider's maximum, and the subject of its message. */
  askAbove: (max: string) => `More than ${max}? Ask us`,
  above: (name: string, max: string) => `${name}, more than ${max}`,
} as const
