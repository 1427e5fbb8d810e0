import { expect, test, vi } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { chargeLimits } from '#shared/charge-limits.ts'
import { cents } from '#shared/money.ts'
import { unorderable } from '#web/build/check-charges.ts'
import { missingLetters, readFonts, textFace } from '#web/build/font-sources.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { drawingOfService } from '#web/drawings/service-drawings.ts'
import { amountStyle, spacesLetters } from '#web/theme/theme-style.ts'
import { changeDeposit, changePrice, changePriceBounds } from '#tests/support/changed-prices.ts'

const [, , , , offer] = fixedItems
const [resource] = resources

const named = () => unorderable().map((text) => text.replace(/, US.*/, ''))

test('what is offered but can’t be ordered is named: by its price each offer, largest quantity and custom service, for any reason each example and added service', () => {
  expect(unorderable()).toEqual([])
  // 909,090.90 + 90,909.09 are US$999,999.99, and with a cent more of price US$1,000,000.00.
  changePrice(offer, cents(909_090_90), [])
  expect(unorderable()).toEqual([])
  changePrice(offer, cents(909_090_91), [])
  changePrice(resource, cents(20_000_00), [])
  changePriceBounds(cents(1), cents(909_090_91))
  expect(named()).toEqual(['Premium Domain', 'Space, 500', quoteBuilder.custom.checkbox, 'Desk'])
  expect(unorderable()[0]).toMatch(/^Premium Domain, US\$1,000,000\.00: .*US\$999,999\.99/)
  // Less than that is paid with the order.
  changeDeposit(50)
  expect(named()).toEqual(['Space, 500'])
  // Office Cabling is added for US$2,640.00, and the example Shop has US$792.00.
  changeDeposit(100)
  vi.spyOn(chargeLimits, 'min', 'get').mockReturnValue(2_640_01)
  expect(named()).toContain('Office Cabling')
  expect(named()).toContain('Shop')
})

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
