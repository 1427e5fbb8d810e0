import { parse, stringify } from 'qs'
import { stripeError } from './error-response.ts'

/** Decodes a form whose parameters nest by brackets: `line_items[0][quantity]=1`. All values are strings. */
export function decodeForm(body: string): unknown {
  const fields = [...new URLSearchParams(body)]
  const [param] = fields.find(([, value]) => value === '') ?? []
  // It would unset a parameter, and a new session has none to unset.
  if (param !== undefined) {
    const message = `You passed an empty string for '${param}'. You should remove '${param}' from your request or supply a non-empty value.`
    throw stripeError({ code: 'parameter_invalid_empty', message, param })
  }
  // Longer lists than qs takes by default, so that too many line items are counted and refused.
  const form = parse(Object.fromEntries(fields), { plainObjects: true, arrayLimit: 1_000 })
  // Nothing is kept of a name such as __proto__, and one value of a parameter that is given twice.
  if ([...new URLSearchParams(stringify(form))].length === fields.length) return form
  throw stripeError({ message: 'A parameter has an invalid name, or is given twice.' })
}
