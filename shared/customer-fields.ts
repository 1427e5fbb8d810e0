import { recordOf } from './record-of.ts'

/** A text that the checkout asks the customer for. */
export type CustomerField = {
  /** Its key in the form, the draft, the request's `customerInfo` and the provider's metadata. */
  readonly name: CustomerFieldName
  readonly label: string
  readonly isRequired?: boolean
  /** In UTF-16 units; 500 is the most that the provider keeps. */
  readonly maxLength: number
  /** A single line of any text where there is none. */
  readonly kind?: 'email' | 'tel' | 'multiline'
  /** What the field holds before the customer types. */
  readonly initial?: string
  /** What browsers fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
  readonly autoComplete: string
  /** Half a row, where there is room for two fields. */
  readonly isShort?: boolean
}

// The fields of rule 9.2, in the order of the form. Form, draft, request, the server's checks and
// the provider's metadata all read this table. The last two columns matter only to the browser, and are here
// nevertheless: a field in two places is a field that gets lost in between.
const table = [
  { name: 'fullName', label: 'Full name', isRequired: true, maxLength: 120, autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    isRequired: true,
    maxLength: 254,
    kind: 'email',
    autoComplete: 'email',
    isShort: true,
  },
  {
    name: 'phone',
    label: 'Phone',
    isRequired: true,
    maxLength: 40,
    kind: 'tel',
    autoComplete: 'tel',
    isShort: true,
  },
  { name: 'company', label: 'Company', maxLength: 160, autoComplete: 'organization' },
  { name: 'address', label: 'Address', maxLength: 240, autoComplete: 'address-line1' },
  { name: 'city', label: 'City', maxLength: 100, autoComplete: 'address-level2', isShort: true },
  {
    name: 'postalCode',
    label: 'Postal code',
    maxLength: 20,
    autoComplete: 'postal-code',
    isShort: true,
  },
  {
    name: 'country',
    label: 'Country',
    maxLength: 80,
    initial: 'Kenya',
    autoComplete: 'country-name',
  },
  { name: 'notes', label: 'Notes', maxLength: 500, kind: 'multiline', autoComplete: 'off' },
] as const satisfies readonly (Omit<CustomerField, 'name'> & { readonly name: string })[]

export type CustomerFieldName = (typeof table)[number]['name']

/** Every text that the checkout asks for, in the order of the form. */
export const customerFields: readonly CustomerField[] = table

/** One value for each field. */
export function mapCustomerFields<Value>(
  valueOf: (field: CustomerField) => Value,
): Record<CustomerFieldName, Value> {
  return recordOf(customerFields.map((field) => [field.name, valueOf(field)]))
}
