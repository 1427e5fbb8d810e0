import type { Page } from '@playwright/test'
import { loadingCopy } from '#web/content/loading.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import {
  button,
  expect,
  open,
  shownNotifications,
  waitForHydration,
} from '#tests/support/journey.ts'
import { test, type Site } from '#tests/support/site-proxy.ts'

// The browser reports each foreign answer.
test.afterEach(({ browserErrors }) => void browserErrors.splice(0))

const portal = { status: 200, body: '<!doctype html><h1>Please wait</h1>', type: 'text/html' }

type Foreign = readonly [what: string, (script: string) => typeof portal]
const foreign: readonly Foreign[] = [
  ['a proxy’s page', () => portal],
  [
    'half of it',
    (it) => ({ ...portal, body: it.slice(0, it.length / 2), type: 'text/javascript' }),
  ],
]

/** Has the site answer the first request for a script with something else, which the browser keeps for good. */
function spoilOnce(site: Site, name: string, spoil: Foreign[1]): void {
  let isSpoilt = false
  site.answer = (path, text) => {
    if (isSpoilt || !path.startsWith(`/assets/${name}-`)) return undefined
    isSpoilt = true
    return spoil(text)
  }
}

/** Waits until the page has fetched a script anew. */
const refreshed = (page: Page, name: string) =>
  page.waitForEvent(
    'requestfinished',
    (it) => it.resourceType() === 'fetch' && it.url().includes(`/assets/${name}-`),
  )

for (const [what, spoil] of foreign) {
  test(`${what} kept under the name of the first script is replaced by the time of Try again (rule 14.4)`, async ({
    page,
    site,
  }) => {
    spoilOnce(site, 'boot', spoil)
    const isRefreshed = refreshed(page, 'boot')
    await page.goto(site.origin + paths.customQuote)
    await isRefreshed
    await page
      .getByRole('alert')
      .getByRole('link', { name: loadingCopy.notLoaded.tryAgain })
      .click()
    await waitForHydration(page)
  })

  for (const name of ['entry-client', 'values', 'custom-quote-page']) {
    test(`${what} kept under the name of ${name} is replaced without being asked (rule 14.4)`, async ({
      page,
      site,
    }) => {
      spoilOnce(site, name, spoil)
      await open(page, site.origin + paths.customQuote)
      await expect(proceedButton(page)).toHaveAttribute('aria-disabled', 'false')
    })
  }

  test(`${what} kept under the name of a part that opens later is replaced by the time of a reload (rule 14.4)`, async ({
    page,
    site,
  }) => {
    spoilOnce(site, 'quote-dialogs', spoil)
    await open(page, site.origin + paths.customQuote)
    const send = button(page, quoteActions.send)
    const isRefreshed = refreshed(page, 'quote-dialogs')
    await send.click()
    await expect(shownNotifications(page)).toContainText(notices.partNotLoaded.title)
    await isRefreshed
    await page.reload()
    await waitForHydration(page)
    await send.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
