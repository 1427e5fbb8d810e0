import type { Page } from '@playwright/test'
import { home } from '#web/content/home.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { openBeforeScript } from '#tests/support/network.ts'
import { expect, idle, isHydrated, menuLink, test } from '#tests/support/journey.ts'

const [{ slug }] = serviceSummaries

/** The value of one of the browser's own counters for the page. */
async function countOf(page: Page, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === name)?.value ?? NaN
}

type Sign = (page: Page) => Promise<void>
const signs: readonly (readonly [path: string, name: string, give: Sign])[] = [
  [paths.home, 'a control is pointed at', (page) => page.getByRole('radio').last().hover()],
  [servicePath(slug), 'a field is touched', (page) => page.getByRole('radio').first().tap()],
  [
    paths.terms,
    'a screen reader clicks',
    (page) => page.getByRole('radio').last().dispatchEvent('click'),
  ],
]

test.use({ hasTouch: true })

for (const [path, name, give] of signs) {
  test(`nothing runs on ${path} until ${name}, which starts the application (rule 1.9)`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const recalculated = async () => {
      const before = await countOf(page, 'RecalcStyleCount')
      await idle(page)
      return (await countOf(page, 'RecalcStyleCount')) - before
    }
    await expect.poll(recalculated).toBe(0)
    expect(await isHydrated(page)).toBe(false)
    await give(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
  })
}

test('reading to the end, and pointing at, focusing and pressing what needs no application, start none (rule 1.9)', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/entry-client-/.test(request.url())) scripts.push(request.url())
  })
  await page.goto(paths.terms)
  const link = menuLink(page, paths.about)
  await link.hover()
  await link.focus()
  await page.mouse.down()
  await page.mouse.move(20, 400)
  await page.mouse.up()
  await page.keyboard.press('Tab')
  await page.getByRole('main').click()
  await page.mouse.wheel(0, 100_000)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.evaluate(() => localStorage.setItem('quoteItems', '[]'))
  await idle(page)
  expect(scripts).toEqual([])
})

test('the highlight rotates without any input if it is in view from the beginning (rule 3.3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 4000 })
  await page.goto(paths.home)
  const highlighted = page.locator('[data-capability][data-highlighted=true]')
  const [, second] = home.capabilities.cards
  await expect(highlighted).toContainText(second?.title ?? '')
})

test('a pointer already resting on a card when the script loads highlights it', async ({
  page,
}) => {
  const card = page.locator('[data-capability]').last()
  const release = await openBeforeScript(page, paths.home)
  await card.hover()
  await release()
  await expect(card).toHaveAttribute('data-highlighted', 'true')
})

for (const [path, maxRequests, maxBytes] of [
  [paths.home, 6, 62_000],
  [paths.customQuote, 26, 242_000],
] as const) {
  test(`a first visit to ${path} takes at most ${maxRequests} requests and ${maxBytes} bytes`, async ({
    page,
    context,
  }) => {
    const sizes: Promise<number>[] = []
    context.on('requestfinished', (request) => {
      const size = request.sizes()
      sizes.push(size.then((it) => it.responseBodySize + it.responseHeadersSize))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const all = await Promise.all(sizes)
    expect(all.length).toBeGreaterThan(3)
    expect(all.length).toBeLessThanOrEqual(maxRequests)
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes)
  })
}
