import { expect, onTestFinished, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { terms } from '#web/content/legal/terms.ts'
import { readOrder } from '#web/quote/keep/order.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { changeDeposit } from '#tests/support/changed-prices.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { everything, only, parts } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-words.ts'
import { tellPlaces } from '#tests/support/told-places.ts'

const [, firewall] = fixedItems

/** How often each place names 40%. */
async function shares() {
  const { found } = await tellPlaces({ selection: only(firewall), held: {} })
  const texts = [found['its printed quote'], found['the receipt'], JSON.stringify(terms())]
  for (const path of ['/custom-quote', '/pricing', '/payment-failed?order=7KQ3-M4TX']) {
    const page = await renderPage(path)
    texts.push(page.root.textContent)
    page.leave()
  }
  return texts.map((text) => text?.match(/40\s?%/g)?.length ?? 0)
}

test('every sentence on how a package is paid says that it is a deposit', async () => {
  changeDeposit(40)
  expect(await shares()).toEqual([1, 1, 2, 1, 1, 1])
  sessionStorage.clear()
  changeDeposit(100)
  expect(await shares()).toEqual([0, 0, 0, 0, 0, 0])
})

test('every place tells every part of a package, except where only sums stand', async () => {
  const { found, orders } = await tellPlaces({ selection: everything, held: {} })
  const told = { ...found, 'the provider': JSON.stringify(orders) }
  const missing = Object.entries(told).flatMap(([place, text]) =>
    Object.entries(parts).flatMap(([part, { words }]) =>
      words.test(withPlainSpaces(text ?? '')) ? [] : `${place}: ${part}`,
    ),
  )
  const sums = ['the checkout’s form', 'its subject and short text']
  expect(missing.filter((it) => !sums.some((place) => it.startsWith(place)))).toEqual([])
})

test('a quote of twenty days ago has one last day, which every place names that promises one (rule 7.22)', async () => {
  const lastDay = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const { found } = await tellPlaces({ selection: only(firewall), held: {}, lastDay })
  const named = Object.keys(found).filter((place) => found[place]?.includes(formatDay(lastDay)))
  const quotes = ['its printed quote', 'the document of a link', 'the checkout’s summary']
  expect(named).toEqual(['the builder’s panel', 'its sheet', ...quotes, 'the message'])
  expect(readOrder(undefined)?.choices).toMatchObject({ lastDay })
})

test('a company that isn’t registered for VAT says nothing of it, nor does the provider', async () => {
  // The words are made when they are loaded, also those of the next test.
  onTestFinished(() => void vi.resetModules())
  vi.resetModules()
  const { changeTax } = await import('#tests/support/changed-prices.ts')
  changeTax({ percent: 0, isIncluded: false })
  const { tellPlaces: tell } = await import('#tests/support/told-places.ts')
  const pages = await Promise.all([
    import('#web/content/legal/refund.ts'),
    import('#web/content/pricing-copy.ts'),
    import('#web/content/legal/terms.ts').then(({ terms: load }) => load()),
  ])
  const { found, orders } = await tell({ selection: only(firewall), held: {} })
  expect(JSON.stringify([found, orders, pages])).not.toMatch(/VAT|\(0%/)
  expect(orders[0]?.lines).toHaveLength(1)
})
