import { addressSeparator } from '#shared/locale.ts'
import { businessHoursLine, emergencySupportNote, replyTime } from './claims.ts'
import { company } from '#web/content/company.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { emailOrMessenger } from './message-labels.ts'
import { paths } from './paths.ts'

const fields = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const

/** What the contact form asks for (rule 6.1). */
export type ContactMessage = Readonly<Record<keyof typeof fields, string>>

/** The text of the contact page. The form sends nothing: it prepares a message that the visitor sends. */
export const contact = {
  heading: 'Talk to an engineer',
  lead: 'Tell us about your sites, your people and what worries you. No sales script, no hold music.',
  /** In place of the lead where a link has begun the message. */
  begun: (firstLine: string) => `Your message is begun: “${firstLine}”`,
  /** For those who came for a price, because Get a Quote leads here too. */
  package: {
    before: 'Do you need a price now?',
    link: { text: 'Build your package', to: paths.customQuote },
  },
  form: {
    heading: 'Prepare your message',
    lead: `Fill this in, then choose how to send it: by ${emailOrMessenger}, or by copying it.`,
    requiredNote: 'Fields marked * are required.',
    fields,
    required: ['name', 'email', 'message'],
    submit: 'Prepare Message',
    errors: {
      /** Rule 6.2. Apart from notices.ts, so that this page doesn't load what only a quote needs. */
      notice: {
        title: 'Missing fields',
        description: 'Please fill in all required fields.',
        isDestructive: true,
      },
      missing: (field: string) => `${field} is required.`,
      email: `Enter an email address, such as ${company.emailExample}.`,
    },
  },
  ready: {
    heading: 'Your message is ready, not sent yet',
    text: 'Choose how to send it. It stays here until you write another or close this tab.',
    /** Apps limit the length of a link. */
    tooLong:
      'It is too long for a link: copy it first, then paste it there. It stays here until you write another or close this tab.',
    preview: 'Your message',
    another: 'Write another message',
  },
  promise: `We reply ${replyTime}, to every message that reaches us by ${emailOrMessenger}.`,
  details: {
    heading: 'Reach us directly',
    email: 'Email',
    phone: 'Telephone',
    address: 'Office',
    hours: 'Business hours',
    emergency: emergencySupportNote,
  },
  map: {
    label: `Drawing of the streets around our office in ${company.city}`,
    caption: `Our office: ${company.address.join(addressSeparator)}, at ${company.coordinates}. A drawing, not to scale.`,
  },
  withoutScript: `Preparing a message here needs JavaScript. Without it, write to ${company.email.shown} or call ${leftToRight(company.phone.shown)}, ${businessHoursLine}.`,
} as const

/** The subject of the prepared email. */
export function messageSubject({ name, company: from }: ContactMessage): string {
  return `Enquiry from ${from === '' ? name : `${name}, ${from}`}`
}

/** The prepared message as plain text, with the fields that were filled in. */
export function messageText({ message, ...sender }: ContactMessage): string {
  const lines = (['name', 'company', 'email', 'phone'] as const)
    .filter((field) => sender[field] !== '')
    .map((field) => `${fields[field]}: ${sender[field]}`)
  return `${message}\n\n${lines.join('\n')}`
}
