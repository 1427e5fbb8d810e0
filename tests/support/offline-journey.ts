import type { Page } from '@playwright/test'
import { alwaysSavedLine, openedInLine } from '#web/shell/prefetch/page-files.ts'
import { offlineCopy } from '#web/content/offline.ts'
import { formatLocalDay } from '#web/ui/browser/format-day.ts'
import { expect, open, readFileList, test as base } from './journey.ts'
import { startSiteProxy, type SiteProxy } from './site-proxy.ts'

/** A test with a service worker, and a site of its own, which can be changed and held back. */
export const test = base.extend<{ readonly site: SiteProxy }>({
  serviceWorkers: 'allow',
  site: async ({ baseURL }, run) => {
    const site = await startSiteProxy(baseURL ?? '')
    await run(site)
    await site.close()
  },
})

/** The notice on a saved page. */
export const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This page was saved on' })

export const savedToday = () => offlineCopy.saved(formatLocalDay(Date.now()))

/** The paths of everything that the browser has in its caches. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Waits until these pages are saved, and all that is saved without a visit. */
export async function waitUntilSaved(page: Page, ...visited: readonly string[]): Promise<void> {
  const pageFiles = await readFileList(page)
  const files = [alwaysSavedLine, ...visited.map(openedInLine)].flatMap(
    (line) => pageFiles.get(line) ?? [],
  )
  expect(files.length).toBeGreaterThan(10)
  const expected = [...visited, ...files.map((file) => `/${file}`)]
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(expected))
}

/** Opens a page, and waits until it is saved. */
export async function openAndSave(page: Page, path: string): Promise<void> {
  await open(page, path)
  await waitUntilSaved(page, new URL(path, page.url()).pathname)
}
