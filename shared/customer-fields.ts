import { country, joiner } from '#shared/locale.ts'
import { toRecord } from './to-record.ts'

/** A text field of the checkout form. */
export type CustomerField = {
  /** Its key in the form, the draft, the request's `customerInfo` and the provider's metadata. */
  readonly name: CustomerFieldName
  readonly label: string
  readonly isRequired?: boolean
  /** In UTF-16 units; the provider's limit for metadata values is 500. */
  readonly maxLength: number
  /** A single line of any text by default. */
  readonly kind?: 'email' | 'tel' | 'multiline'
  /** The field's default value. */
  readonly initial?: string
  /** The autofill token: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
  readonly autoComplete: string
  /** Takes half a row where there is room for two fields. */
  readonly isShort?: boolean
  /** Stands in the form's second, optional group. */
  readonly isSecondary?: boolean
  /** Documents put its label in front, because its text alone says too little, such as the number of a P.O. box. */
  readonly isLabelled?: boolean
  /** Whether each document names it among the buyer's details. */
  readonly documents: Readonly<Record<BuyerDocument, boolean>>
}

/**
 * The provider's invoice (rule 10.9), the receipt on the success page (rule 11.5), the printed quote (rule 7.13) and the
 * message that asks for a bank transfer (rule 9.17).
 */
export type BuyerDocument = 'invoice' | 'receipt' | 'quote' | 'transfer'

const onBills = { invoice: true, receipt: true, quote: false, transfer: true } as const

// The fields of rule 9.2, in form order. Form, draft, request, server-side validation and the provider's metadata all use
// this table. Labels, autofill and layout only matter to the browser, but a second table could miss a field.
const table = [
  {
    name: 'fullName',
    label: 'Full name',
    isRequired: true,
    maxLength: 120,
    autoComplete: 'name',
    // The invoice names it if there is no company.
    documents: { ...onBills, invoice: false, quote: true },
  },
  {
    name: 'email',
    label: 'Email',
    isRequired: true,
    maxLength: 254,
    kind: 'email',
    autoComplete: 'email',
    isShort: true,
    documents: { ...onBills, invoice: false },
  },
  {
    name: 'phone',
    label: 'Phone',
    isRequired: true,
    maxLength: 40,
    kind: 'tel',
    autoComplete: 'tel',
    isShort: true,
    documents: { ...onBills, invoice: false, receipt: false },
  },
  {
    name: 'company',
    label: 'Company',
    maxLength: 160,
    autoComplete: 'organization',
    documents: { ...onBills, quote: true },
  },
  {
    name: 'address',
    label: 'Address',
    maxLength: 240,
    autoComplete: 'address-line1',
    isSecondary: true,
    documents: onBills,
  },
  {
    name: 'city',
    label: 'City',
    maxLength: 100,
    autoComplete: 'address-level2',
    isSecondary: true,
    isShort: true,
    documents: onBills,
  },
  {
    name: 'postalCode',
    label: 'Postal code',
    maxLength: 20,
    autoComplete: 'postal-code',
    isSecondary: true,
    isShort: true,
    documents: onBills,
  },
  {
    name: 'country',
    label: 'Country',
    maxLength: 80,
    initial: country,
    autoComplete: 'country-name',
    isSecondary: true,
    documents: onBills,
  },
  {
    name: 'notes',
    label: 'Notes',
    maxLength: 500,
    kind: 'multiline',
    autoComplete: 'off',
    isSecondary: true,
    documents: { ...onBills, invoice: false, receipt: false },
  },
] as const satisfies readonly (Omit<CustomerField, 'name'> & { readonly name: string })[]

export type CustomerFieldName = (typeof table)[number]['name']

/** The checkout's text fields, in form order. */
export const customerFields: readonly CustomerField[] = table

/** Builds a record with one value for each field. */
export function mapCustomerFields<Value>(
  valueOf: (field: CustomerField) => Value,
): Record<CustomerFieldName, Value> {
  return toRecord(customerFields.map((field) => [field.name, valueOf(field)]))
}

/**
 * The buyer's details in a document, in form order and without empty fields: a list for each line. Adjacent short fields
 * share a line.
 *
 * @param fields - the checkout's, in form order
 */
export function buyerDetails(
  document: BuyerDocument,
  details: Readonly<Record<CustomerFieldName, string>>,
  fields = customerFields,
): readonly (readonly string[])[] {
  const isNamed = ({ name, documents }: CustomerField) =>
    documents[document] && details[name].trim() !== ''
  const lines: string[][] = []
  for (const [index, field] of fields.entries()) {
    const before = fields[index - 1]
    const isBesideIt = field.isShort && before?.isShort && isNamed(before)
    if (!isNamed(field)) continue
    const typed = details[field.name].trim()
    const text = field.isLabelled ? [field.label, typed].join(joiner) : typed
    if (isBesideIt) lines.at(-1)?.push(text)
    else lines.push([text])
  }
  return lines
}
