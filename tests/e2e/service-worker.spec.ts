import { readFileSync } from 'node:fs'
import { serviceWorkerPath } from '#shared/addresses.ts'
import * as v from 'valibot'
import { bundleServiceWorker } from '#infra/build/bundles.ts'
import { scriptListId } from '#web/ui/document/protocol.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import { expect, heading, idle, menuLink, open } from '#tests/support/journey.ts'
import { ignoreFailedLoads, setConnection } from '#tests/support/network.ts'
import { cachedPaths, openAndSave, test, waitUntilSaved } from '#tests/support/offline-journey.ts'

test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

test('the worker loads after the page’s own files; a purchase bypasses it with one request, and is never saved (rules 16.1 and 16.2)', async ({
  page,
  context,
  site,
}) => {
  await openAndSave(page, site.origin + paths.contact)
  const list: unknown = JSON.parse((await page.locator(`#${scriptListId}`).textContent()) ?? '')
  const own = v.parse(v.array(v.string()), list)
  expect(own.length).toBeGreaterThan(5)
  const before = site.requests.slice(0, site.requests.indexOf(serviceWorkerPath))
  expect(before).toEqual(expect.arrayContaining(own))
  for (const path of [paths.checkout, paths.paymentFailed, paths.paymentSuccess]) {
    await open(page, site.origin + path)
    await waitUntilSaved(page)
    expect(site.requests.filter((requested) => requested === path)).toEqual([path])
  }
  await openAndSave(page, site.origin + paths.about)
  const unwanted = /^\/(api|checkout|payment)|provider|^http/
  expect((await cachedPaths(page)).filter((path) => unwanted.test(path))).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(site.origin + paths.checkout)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a tab opened before a deployment still works, and the next one has the new pages (rule 16.6)', async ({
  page,
  context,
  site,
}) => {
  await openAndSave(page, site.origin + paths.home)
  const oldFiles = (await cachedPaths(page)).filter((path) => path.endsWith('.js'))
  site.answer = (path, text) => {
    if (path === serviceWorkerPath) return { status: 200, body: `${text}\n// the new build's` }
    // The old build's files are gone.
    if (oldFiles.includes(path)) return { status: 404, body: '' }
    return { status: 200, body: text.replace('<body>', '<body data-build="new">') }
  }

  const next = await context.newPage()
  await next.goto(site.origin + paths.pricing)
  await expect(next.locator('body')).toHaveAttribute('data-build', 'new')
  const waiting = () =>
    next.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration?.waiting?.state
    })
  await expect.poll(waiting).toBe('installed')

  await menuLink(page, paths.contact).click()
  await expect(heading(page, contact.heading)).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-build')

  // A waiting worker starts when its last page closes. While the context closes, Chromium has hung there.
  await next.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
  })
})

const portal = { status: 200, body: '<!doctype html><h1>Please wait</h1>', type: 'text/html' }

const foreign: readonly (readonly [string, (text: string) => typeof portal])[] = [
  ['a proxy’s notice', () => portal],
  [
    'half a script',
    (it) => ({ ...portal, body: it.slice(0, it.length / 2), type: 'text/javascript' }),
  ],
]

for (const [what, change] of foreign) {
  test(`${what} with status 200 is not saved under the script’s name, and the builder works afterwards`, async ({
    page,
    site,
  }) => {
    const script = /\/custom-quote-page-[\w-]+\.js$/
    const changed: string[] = []
    site.answer = (path, text) => {
      if (!script.test(path)) return undefined
      changed.push(path)
      return change(text)
    }
    await open(page, site.origin + paths.about)
    await expect.poll(() => cachedPaths(page)).toContain(paths.customQuote)
    await expect.poll(() => changed).not.toEqual([])
    site.answer = () => undefined
    await open(page, site.origin + paths.customQuote)
    await expect(proceedButton(page)).toHaveAttribute('aria-disabled', 'false')
  })
}

for (const name of ['boot', 'custom-quote-page']) {
  test(`half of ${name} in an earlier worker’s store is not run`, async ({ page, site }) => {
    await openAndSave(page, site.origin + paths.customQuote)
    const script = (await cachedPaths(page)).find((path) => path.includes(`/${name}-`)) ?? ''
    await page.evaluate(
      async ([store, path]) => {
        const headers = { 'content-type': 'text/javascript' }
        await (await caches.open(store)).put(path, new Response('let half = {', { headers }))
      },
      [storageKeys.savedFiles, script] as const,
    )
    await open(page, site.origin + paths.customQuote)
    await expect(proceedButton(page)).toHaveAttribute('aria-disabled', 'false')
  })
}

test('the retired worker removes itself and everything saved (rule 16.7)', async ({
  page,
  site,
}, testInfo) => {
  await openAndSave(page, site.origin + paths.home)
  const file = testInfo.outputPath('retired.js')
  await bundleServiceWorker(file, null)
  site.answer = (path) =>
    path === serviceWorkerPath ? { status: 200, body: readFileSync(file, 'utf8') } : undefined
  await page.reload()
  const left = () =>
    page.evaluate(async (database) => {
      const databases = await indexedDB.databases()
      return {
        caches: await caches.keys(),
        databases: databases.filter(({ name }) => name === database).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }
    }, storageKeys.savedTimes)
  await expect.poll(left).toEqual({ caches: [], databases: 0, workers: 0 })
})

test('if the saved files cannot be read, pages and files come from the network (rule 16.5)', async ({
  page,
  site,
}) => {
  const damage = `CacheStorage.prototype.match = async () => { throw new DOMException('', 'UnknownError') }`
  site.answer = (path, text) =>
    path === serviceWorkerPath ? { status: 200, body: `${damage}\n${text}` } : undefined
  await open(page, site.origin + paths.home)
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(controller).toBe('activated')
  await open(page, site.origin + paths.about)
  await menuLink(page, paths.contact).click()
  await expect(heading(page, contact.heading)).toBeVisible()
})

const unwanted = new RegExp(`/contact-|${serviceWorkerPath}`)

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)} nothing is prefetched or saved (rules 1.7 and 16.1)`, async ({
    page,
    site,
  }) => {
    await setConnection(page, connection)
    await open(page, site.origin + paths.home)
    await menuLink(page, paths.contact).hover()
    await idle(page)
    expect(site.requests.filter((path) => unwanted.test(path))).toEqual([])
    expect(await cachedPaths(page)).toEqual([])
  })
}
