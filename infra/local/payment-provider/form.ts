import { parse } from 'qs'
import { Refusal, unknownParameter } from './refusal.ts'

// A hundred line items with ten parameters each are the most that a request can need. The schema's deepest parameter
// lies six brackets down.
const limits = { parameterLimit: 1_500, arrayLimit: 1_000, depth: 10 }

// A name and its brackets, one pair after the other. The library mends or drops whatever else there is; here nothing is
// guessed or ignored.
const wellFormedKey = /^[^[\]]+(\[[^[\]]*\])*$/

// No key may reach an object's prototype.
const prototypeKey = /(^|\[)__proto__($|[[\]])/

function decodeComponent(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

function decodeKey(text: string): string {
  const key = decodeComponent(text)
  if (!wellFormedKey.test(key)) {
    throw new Refusal({ message: `Invalid parameter name: ${key}`, param: key })
  }
  if (prototypeKey.test(key)) throw unknownParameter(key)
  return key
}

/**
 * Decodes a form or a query whose keys nest by brackets: `line_items[0][quantity]=1`. Every value is a text, a list or an
 * object without a prototype; a parameter given twice becomes a list, which no schema of a text admits.
 *
 * @throws Refusal for broken encodings and for more or deeper parameters than a request can need
 */
export function decodeForm(text: string): unknown {
  try {
    return parse(text, {
      ...limits,
      throwOnLimitExceeded: true,
      strictDepth: true,
      plainObjects: true,
      decoder: (part, _default, _charset, kind) =>
        kind === 'key' ? decodeKey(part) : decodeComponent(part),
    })
  } catch (error) {
    if (error instanceof URIError) {
      throw new Refusal({
        message: 'Invalid request: the form is not valid percent-encoded UTF-8.',
      })
    }
    if (error instanceof RangeError) {
      throw new Refusal({ message: `Invalid request: ${error.message}` })
    }
    throw error
  }
}

/**
 * The text of a request's body.
 *
 * @throws Refusal when it is not UTF-8
 */
export function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal({ message: 'Invalid request: the body is not UTF-8.' })
  }
}
