import { expect, test } from 'vitest'
import { missingLetters } from '#web/build/check-letters.ts'
import { readFonts, textFace, unicodeRange } from '#web/build/font-sources.ts'
import { spacesLetters } from '#web/theme/theme-style.ts'

// What languages in other scripts than the sample's need.

test('letters that no font has are named with their words', async () => {
  const texts = [
    ['index.html', '<p title="Café ✓">“Wi\u2011Fi”, შპს!</p>'],
    ['copy.ts', '`ሰላም ${x} ₪`'],
  ] as const
  expect([...missingLetters(texts, await readFonts(textFace))]).toEqual([
    ['\u2011', 'Wi\u2011Fi (index.html)'],
    ['შ', 'შპს (index.html)'],
    ['პ', 'შპს (index.html)'],
    ['ს', 'შპს (index.html)'],
    ['ሰ', 'ሰላም (copy.ts)'],
    ['ላ', 'ሰላም (copy.ts)'],
    ['ም', 'ሰላም (copy.ts)'],
    ['₪', '₪ (copy.ts)'],
  ])
})

test('the range of a font is that of its letters', () => {
  expect(unicodeRange('bca é\u0601\u0600')).toBe('U+20, U+61-63, U+E9, U+600-601')
})

test.each([
  ['en-GB', true],
  ['sw', true],
  ['uk', true],
  ['ar-AE', false],
  ['fa', false],
  ['he', false],
  ['hi', false],
  ['ja', false],
])('letters may be set closer in %s: %s', (language, isSpaced) => {
  expect(spacesLetters(language)).toBe(isSpaced)
})
