import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainText, toPlainText } from '#shared/plain-text.ts'
import { anyTyped, disguisesOf } from '#tests/support/typed-text.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { customNameError } from '#shared/custom-service.ts'

test.each([
  'O’Brien & Søn (Nairobi) Ltd.',
  'محمد',
  '東京',
  'a 🙂 face',
  // Joiners and non-joiners that belong to the letters: Persian, Sinhala, Malayalam, Bengali; a family.
  'علی\u{200c}رضا',
  'ශ\u{dca}\u{200d}\u{dbb}\u{dd3} ලංකා',
  'അവന\u{d4d}\u{200d}',
  'র\u{200d}\u{9cd}যাব',
  '👨\u{200d}👩\u{200d}👧',
  '👩🏽\u{200d}🔧',
])('%j is plain text', (text) => {
  expect(isPlainText(text)).toBe(true)
  expect(toPlainText(text)).toBe(text)
})

test.each<[text: string, plain: string, maxLength?: number]>([
  ['two\r\nlines', 'two lines'],
  ['tab\tbed', 'tab bed'],
  ['  spaces   all over ', 'spaces all over'],
  ['zero\u{200b}width', 'zerowidth'],
  ['bidi\u{202e}override', 'bidioverride'],
  ['variation\u{fe0f}', 'variation'],
  ['lone\u{d800}surrogate', 'lonesurrogate'],
  ['braille\u{2800}', 'braille'],
  ['soft\u{ad}hyphen', 'softhyphen'],
  ['line\u{2028}separator', 'line separator'],
  ['filler\u{3164}', 'filler'],
  ['hidden \u{200b} between', 'hidden between'],
  ['join\u{200d}ed', 'joined'],
  ['\u{200c}علی\u{200c}', 'علی'],
  ['علی\u{200c}\u{200c}رضا', 'علی\u{200c}رضا'],
  ['علی\u{200c}Reza', 'علیReza'],
  ['🙂\u{200d}', '🙂'],
  ['❤\u{fe0f}\u{200d}🔥', '❤\u{200d}🔥'],
  [`Z${'\u{301}'.repeat(79)}`, `Z${'\u{301}'.repeat(5)}`],
  // Never cut within a character.
  ['too long', 'too', 3],
  ['cut 🙂', 'cut', 5],
  ['cut 🙂', 'cut 🙂', 6],
])('%j becomes plain text: %j, of at most %s units', (text, expected, maxLength) => {
  expect(toPlainText(text, maxLength)).toBe(expected)
})

test('cleaning makes any input plain text, even halves of a character with a joiner between them, and cleaning again changes nothing', () => {
  expect(isPlainText('\u{d83d}\u{dca}\u{200d}\u{de42}')).toBe(false)
  fc.assert(
    fc.property(anyTyped(30), (text) => {
      const plain = toPlainText(text)
      expect(isPlainText(plain)).toBe(true)
      expect(toPlainText(plain)).toBe(plain)
    }),
    { numRuns: caseCount(500, 20_000) },
  )
})

// An offer's name, a slider's and its label, and the tax's names, also at other rates.
const taken =
  `Firewall & Filter, Space, Space (GB), VAT (10%), Tax, Value added tax, V.A.T., v a t, VAT 16 %,
  VAT(18%), tax: 16%`.split(/,\s+/)

test.each(taken)('a custom service cannot be called %j in any disguise', (name) => {
  for (const disguise of [name, ...disguisesOf(name)]) {
    expect(customNameError(disguise)).toBe('taken')
  }
})

test('a custom service needs a name, which may contain one of ours', () => {
  expect(customNameError('')).toBe('missing')
  expect(customNameError('VAT advice')).toBeNull()
})
