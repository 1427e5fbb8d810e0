import type { Page } from '@playwright/test'
import { loadingCopy } from '#web/content/loading.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import {
  button,
  expect,
  heading,
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

const kept = 'A copy that an earlier release kept'

/** In short, what earlier releases had at this address: it answers from its store. */
const earlierWorker = `
  addEventListener('fetch', (event) =>
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

/** What earlier releases left in a browser, under their own names. */
async function installEarlierWorker(page: Page): Promise<void> {
  await page.evaluate(
    async ([path, html]) => {
      const headers = { 'content-type': 'text/html' }
      await (await caches.open('pages')).put(path, new Response(html, { headers }))
      await caches.open('files')
      indexedDB.open('workbox-expiration')
      await navigator.serviceWorker.register('/service-worker.js')
      await navigator.serviceWorker.ready
    },
    [paths.terms, `<!doctype html><title>Kept</title><h1>${kept}</h1>`] as const,
  )
}

const left = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

test('a browser with an earlier release’s worker loses it and its stores, with an open page left alone (rule 15.8)', async ({
  page,
  context,
  site,
}) => {
  let isEarlier = true
  site.answer = (path) =>
    isEarlier && path === '/service-worker.js' ? { status: 200, body: earlierWorker } : undefined
  // A text, which has no policy of its own and runs nothing.
  await page.goto(`${site.origin}/robots.txt`)
  await installEarlierWorker(page)
  await page.goto(site.origin + paths.terms)
  await expect(heading(page)).toHaveText(kept)

  isEarlier = false
  const next = await context.newPage()
  await next.goto(site.origin + paths.terms)
  await expect.poll(() => left(next)).toEqual({ caches: [], databases: [], workers: 0 })
  await expect(heading(page)).toHaveText(kept)

  // A page that a rollback brings back registers the worker again, and has it save.
  await next.goto(`${site.origin}/robots.txt`)
  await next.evaluate(async () => {
    const { active } = await navigator.serviceWorker.register('/service-worker.js')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than the page's
    active?.postMessage({})
  })
  await expect.poll(() => left(next)).toEqual({ caches: [], databases: [], workers: 0 })

  await page.reload()
  await expect(heading(page)).not.toHaveText(kept)
})
