import { siteMap } from '#web/content/site-map.ts'
import { openBeforeScript } from '#tests/support/earlier-visit.ts'
import { expect, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'
import { writeInPieces } from '#tests/support/write-in-pieces.ts'

// The site's policy lets no script write a document.
test.use({ bypassCSP: true })

for (const { path } of [...siteMap, { path: '/no/such-page' }])
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
