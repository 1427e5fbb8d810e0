import type { FixedItemId, Resource } from '#shared/catalogue.ts'
import type { CustomerInfo } from '#shared/checkout-contract.ts'
import type { Cents } from '#shared/money.ts'
import type { Day } from '#shared/offer.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import type { Choices, PricedLines, Quote, Selection } from '#shared/quote.ts'
import type { paths } from '#web/content/paths.ts'
import type { ReadQuote } from '#web/quote/keep/kept-quote.ts'
import type { KeptPayment } from '#web/quote/keep/payments.ts'
import type { Draft } from '#web/quote/keep/quote-draft.ts'
import type { SavedQuote } from '#web/quote/keep/saved-items.ts'
import { type People, initialChoices } from '#web/quote/model/selection.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'

// The life of a quote in a tab: what it is (`QuoteLife`), what can happen to it (`QuoteEvent`) and what has to be done then
// (`Effect`). next-life.ts says what follows from what; perform-effects.ts does it.

/** The pages that open, save or clear a quote. */
export type OpenedPage = 'builder' | 'checkout' | 'receipt'

export type QuoteLife = {
  /** The page on which the visitor learns what happens to the quote. */
  readonly page: Exclude<OpenedPage, 'receipt'> | null
  /** The choices in the builder; null until it has been opened. */
  readonly choices: Choices | null
  /** The numbers of people that were pressed in this visit. */
  readonly people: People
  /** Whether the visitor has made them: a link's are the sender's until they are changed. */
  readonly isOwn: boolean
  /** The last package that the visitor made, since other choices took its place (rule 7.12). */
  readonly lastQuote: ReadQuote | null
  /** How often the visitor has changed the choices. */
  readonly revision: number
  /** What was last done, until the next change (rules 7.12 and 7.16). */
  readonly lastStep: Step | null
  /** What Proceed has said instead of going on (rule 7.7). */
  readonly refused: 'notOrderable' | 'unfinished' | null
  /** What Proceed has saved, which the checkout sells; null if nothing is. */
  readonly saved: Choices | null
  /** How often this tab has decided what is saved. What it has read, or another tab has saved, is not written again. */
  readonly saves: number
  /** What happened to the saved quote, if no page was open on which to tell the visitor. */
  readonly untold: readonly Incident[]
  readonly payment: Payment
}

/** What can happen to a saved quote without this page: damage, the end of its prices, or a change by another page. */
export type Incident = 'damaged' | 'risen' | 'changed' | 'cleared' | 'ordered'

/** A change of all choices at once, as it is said, or a removed line, which keeps its place, with Undo. */
export type Step =
  { readonly text: string } | { readonly removed: QuoteLine; readonly before: Choices }

export type Payment = PaymentStage & {
  /** The number of the last attempt, by which the response to a cancelled one is recognised. */
  readonly attempt: number
  /** What the function charges, and for which sums of this page it has said so (rule 10.13). */
  readonly answer: { readonly shown: Charge; readonly charge: NewCharge } | null
}

export type PaymentStage =
  { readonly status: 'idle' | 'redirecting' } | ({ readonly status: 'requesting' } & RequestedOrder)

/** What a session was requested for: what is saved may change before the response. */
type RequestedOrder = { readonly order: Quote; readonly customer: CustomerInfo }

/** The sums of an order, and what is paid with it. */
export type Charge = Pick<PricedLines, 'totals' | 'due'>

/** What the function charges, its tax, and its unit prices by id, in cents: some may have fallen. */
export type NewCharge = Charge &
  Pick<PricedLines, 'tax'> & { readonly unitPrices: Readonly<Partial<Record<string, Cents>>> }

/** What was paid on the page that was open, and what the browser has kept of it. The time is in ms since 1970. */
type PaidPage = {
  readonly reference: string
  readonly total: Cents
  readonly openedAt: number
  readonly kept: KeptPayment
}

/** The payment page's address, the order's reference and what to keep of both. */
type CreatedPage = {
  readonly url: string
  readonly reference: string | undefined
  /** Undefined with an older function. */
  readonly payment?: KeptPayment | undefined
}

/** Why there is no payment page. */
type Failure = {
  /** The server's error code, if it has responded with one. */
  readonly code: string | null
  readonly cause: unknown
  /** Why it asks first (rule 10.17). The buyer knows of it then, so that the next press pays again. */
  readonly paid?: PaidPage | undefined
}

export type CheckoutOutcome = {
  /** What the function charges, or would, if it refused another total (rule 10.13). */
  readonly charge?: NewCharge | undefined
} & (
  | ({
      readonly isCreated: true
      /** Whether the payment page that was open before has ended. */
      readonly hasEndedFormer?: boolean
    } & CreatedPage)
  | ({ readonly isCreated: false } & Failure)
)

type Event<Name extends string, Payload = undefined> = {
  readonly type: `quote/${Name}`
  readonly payload: Payload
}

/** What the browser has kept, in whichever tab it was made. */
export type Kept = { readonly draft: Draft | null; readonly lastQuote: ReadQuote | null }

/** What the visitor does in the builder. */
export type ChoiceEvent =
  | Event<'offerToggled', FixedItemId>
  | Event<
      'quantityChanged',
      {
        readonly resource: Resource
        readonly quantity: number
        /** A pointer still holds the slider: it may be put back. */
        readonly isHeld?: boolean
        /** Says how many people there are (rule 7.26). */
        readonly isOfPeople?: boolean
      }
    >
  | Event<'customServiceChanged', Partial<Selection['custom']>>
  | Event<'lineRemoved', QuoteLine>
  | Event<
      'packageReplaced',
      Kept & { readonly choices: Choices; readonly text: string; readonly isOwn: boolean }
    >
  | Event<'stepUndone'>
  | Event<'lastQuoteRestored', Kept & { readonly text: string }>

/** What happens to an attempt to pay. */
export type PaymentEvent =
  | Event<'payPressed', CustomerInfo>
  | Event<'sessionAnswered', { readonly attempt: number; readonly outcome: CheckoutOutcome }>
  | Event<'paymentEnded', 'restored' | 'timedOut'>
  | Event<'pageLeft', OpenedPage>

export type QuoteEvent =
  | ChoiceEvent
  | PaymentEvent
  | Event<
      'builderOpened',
      Kept & {
        /** There is one that this version can't read. */
        readonly isDraftLost: boolean
        /** The address names what to begin from, so that nothing else comes along (rule 7.11). */
        readonly isBrought: boolean
      }
    >
  /** On the day of the page's prices, as what follows. */
  | Event<'proceedPressed', Kept & { readonly day: Day }>
  /** The quote was printed, shared or sent. */
  | Event<'made', Day>
  | Event<
      'checkoutOpened',
      {
        /** This tab's success page has cleared what was saved, and nothing has been chosen since. */
        readonly isCleared: boolean
        /** The package of an order that the buyer tries again. */
        readonly retried: ReadQuote | null
      }
    >
  | Event<
      'savedElsewhere',
      SavedQuote & Pick<Kept, 'lastQuote'> & { readonly wasOrderedHere: boolean }
    >
  | Event<
      'receiptOpened',
      Kept & {
        /** The receipt of this payment was open before: a reload, or Back to it. */
        readonly isOpenedAgain: boolean
        /** This browser went to pay the order: any other site may lead to the page. */
        readonly isKnown: boolean
        /** What is saved isn't what this tab went to pay. */
        readonly isAnotherSaved: boolean
        /** The last package that the visitor made is paid by now. */
        readonly isLastQuotePaid: boolean
      }
    >

export type Effect =
  /** First keeps what the choices have taken the place of, and nothing where that can't be kept. */
  | ({ readonly type: 'do/keepDraft'; readonly choices: Choices } & Pick<
      QuoteLife,
      'isOwn' | 'lastQuote'
    >)
  | { readonly type: 'do/dropDraft' }
  /** Null drops it. */
  | { readonly type: 'do/keepLastQuote'; readonly choices: Choices | null }
  | { readonly type: 'do/notify'; readonly notice: Notice }
  /** Withdraws notifications whose cause is gone (rule 12.4). */
  | { readonly type: 'do/dismiss'; readonly notices: readonly Notice[] }
  /** Goes to the checkout, or back to the builder in its place. */
  | { readonly type: 'do/go'; readonly to: (typeof paths)['checkout' | 'customQuote'] }
  /** Focuses the missing value of the custom service. */
  | { readonly type: 'do/askFor'; readonly field: 'name' | 'price' }
  | ({ readonly type: 'do/requestSession'; readonly attempt: number } & RequestedOrder)
  /** Keeps the order in this tab, and goes to the provider's page. */
  | ({ readonly type: 'do/openPayment' } & CreatedPage & RequestedOrder)
  /** Stops the redirect to the provider's page, which wouldn't have the visitor's later changes. */
  | { readonly type: 'do/stopRedirect' }
  /** Shows in the form why there is no payment page. */
  | ({
      readonly type: 'do/showFailure'
      /** The sum to pay that the function has refused, in cents; null if it has refused none. */
      readonly refusedDue: Cents | null
    } & Failure)

/** The life after an event, and what has to be done. */
export type NextLife = readonly [life: QuoteLife, ...effects: readonly Effect[]]

/** The life before any event. */
export const initialLife: QuoteLife = {
  page: null,
  choices: null,
  people: {},
  isOwn: true,
  lastQuote: null,
  revision: 0,
  lastStep: null,
  refused: null,
  saved: null,
  saves: 0,
  untold: [],
  payment: { status: 'idle', attempt: 0, answer: null },
}

/** The builder's choices; those of a first visit until it has been opened. */
export const currentChoices = ({ choices }: QuoteLife): Choices => choices ?? initialChoices

export type PayloadOf<Name extends string> = Extract<
  QuoteEvent,
  { readonly type: `quote/${Name}` }
>['payload']

/** The effects that show notifications, without those that don't apply. */
export const notifying = (...all: readonly (Notice | false)[]): readonly Effect[] =>
  all.filter((notice) => notice !== false).map((notice) => ({ type: 'do/notify', notice }))
