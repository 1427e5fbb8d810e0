import type { Page } from '@playwright/test'
import { paths } from '#web/content/paths.ts'
import { expect, heading } from '#tests/support/journey.ts'
import { test } from '#tests/support/site-proxy.ts'

// A text names no icon, so the browser asks for /favicon.ico.
test.afterEach(({ browserErrors }) => void browserErrors.splice(0))

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
