import { siteMap } from '#web/content/site-map.ts'
import { openBeforeScript } from '#tests/support/earlier-visit.ts'
import { expect, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

// The site's policy lets no script write a document.
test.use({ bypassCSP: true })

/** Runs in a page: writes it anew in pieces, as it arrives on a slow network, and returns the sum of the layout shifts. */
async function writeInPieces(): Promise<number> {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
  })
  const page = await (await fetch(location.href)).text()
  let written = page.indexOf('<main')
  document.open()
  document.write(page.slice(0, written))
  observer.observe({ type: 'layout-shift' })
  for (; written < page.length; written += 1_000) {
    document.write(page.slice(written, written + 1_000))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  document.close()
  return sum
}

// One page of each kind: the other services and policies are laid out alike.
const kinds = new Map(siteMap.toReversed().map(({ page, path }) => [page, path]))

for (const path of [...kinds.values(), '/no/such-page'])
  test(`${path} does not move while its document arrives in pieces (rule 1.8)`, async ({
    page,
  }) => {
    for (const viewport of [viewports.desktop, viewports.mobile]) {
      await page.setViewportSize(viewport)
      await openBeforeScript(page, path)
      // The footer of a page shorter than the window moves a little.
      expect.soft(await page.evaluate(writeInPieces)).toBeLessThan(0.05)
    }
  })
