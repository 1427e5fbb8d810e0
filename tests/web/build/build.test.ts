import { expect, test } from 'vitest'
import { missingLetters, readFonts, textFace } from '#web/build/font-sources.ts'
import { drawingOfService } from '#web/drawings/service-drawings.ts'
import { amountStyle, spacesLetters } from '#web/theme/theme-style.ts'

// What languages in other scripts than the sample's need.

test('letters that no font has are named with their words', async () => {
  const texts = [
    ['index.html', '<p title="Café ✓">“Wi\u2011Fi”, შპს!</p>'],
    ['copy.ts', '`ሰላም ${x} ₪`'],
  ] as const
  expect([...missingLetters(texts, await readFonts(textFace))]).toEqual([
    ['შ', 'შპს (index.html)'],
    ['პ', 'შპს (index.html)'],
    ['ს', 'შპს (index.html)'],
    ['ሰ', 'ሰላም (copy.ts)'],
    ['ላ', 'ሰላም (copy.ts)'],
    ['ም', 'ሰላም (copy.ts)'],
    ['₪', '₪ (copy.ts)'],
  ])
})

test.each([
  ['en-GB', true],
  ['uk', true],
  ['ar-AE', false],
  ['ja', false],
])('letters may be set closer in %s: %s', (language, isSpaced) => {
  expect(spacesLetters(language)).toBe(isSpaced)
})

test('from right to left an amount follows the name before it', () => {
  expect(amountStyle('rtl')).toBe('[translate=no]{unicode-bidi:isolate}')
  expect(amountStyle('ltr')).toBe('')
})

test('a font that is declared but not made yet is named, with the command that makes it', async () => {
  const [source] = textFace.sources
  const face = { ...textFace, sources: [{ ...source, file: 'new.woff2' }] } as const
  await expect(readFonts(face)).rejects.toThrow(
    'web/src/shell/fonts/new.woff2 is missing: run `npm run fonts`.',
  )
})

test('a card of a service without a drawing shows strata, and its page says what is missing', () => {
  expect(drawingOfService('cold-rooms', 'small')).toBe(drawingOfService('strata', 'small'))
  expect(() => drawingOfService('cold-rooms', 'full')).toThrow(
    'web/src/drawings/services/cold-rooms.svg is missing: draw it, or leave `drawing` out of web/src/content/services/cold-rooms.ts.',
  )
})
