import { readFileSync } from 'node:fs'
import { serviceWorkerPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { bundleServiceWorker } from '#infra/build/bundle-service-worker.ts'
import { scriptListId } from '#web/shell/boot/first-view-scripts.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { notices } from '#web/content/notices.ts'
import { offlineCopy } from '#web/content/offline.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import {
  button,
  expect,
  heading,
  labelOf,
  menuLink,
  open,
  waitForHydration,
} from '#tests/support/journey.ts'
import { recordShifts } from '#tests/support/layout-shifts.ts'
import { ignoreFailedLoads, saveData } from '#tests/support/lost-files.ts'
import {
  cachedPaths,
  notice,
  openAndSave,
  savedToday,
  test,
  waitUntilSaved,
} from '#tests/support/offline-journey.ts'
import { savedLines } from '#tests/support/selections.ts'

test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

test('what was opened, the builder and Contact open without a network, and say when they were saved (rules 16.1 and 16.3)', async ({
  page,
  context,
}) => {
  const shifted = await recordShifts(page)
  await openAndSave(page, paths.terms)
  await expect(notice(page)).toHaveCount(0)
  // What opens on demand in the builder is saved with a visit.
  await openAndSave(page, paths.customQuote)
  await menuLink(page, paths.pricing).click()
  await waitUntilSaved(page, paths.pricing)
  await context.setOffline(true)
  for (const path of [paths.terms, paths.pricing, ...alwaysSaved]) {
    await open(page, path)
    await expect(notice(page)).toContainText(savedToday())
    await expect(heading(page)).toBeVisible()
    expect(await shifted()).toBeLessThan(0.01)
  }
  await expectAccessible(page)

  // A quote link opens too, whatever its query and fragment, and is not kept.
  const [path, fragment] = quoteLink(savedLines, '').split('#')
  await page.goto(`${path}?from=mail#${fragment}`)
  await expect(page.getByText(notices.sharedQuoteOpened.title)).toBeVisible()
  expect((await cachedPaths(page)).filter((saved) => /[?#]/.test(saved))).toEqual([])
})

test('in place of a page that is not saved, a page says how to reach the company, and links on (rules 14.4 and 16.4)', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  await openAndSave(page, paths.home)
  await context.setOffline(true)
  await page.goto(paths.pricing)
  await expect(heading(page, offlineCopy.heading)).toBeVisible()
  await expect(main.getByText(company.phone.shown).first()).toBeVisible()
  // A control that nothing serves is not shown.
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('link', { name: labelOf(paths.contact) }).press('Enter')
  await waitForHydration(page)
  await expect(heading(page, contact.heading)).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: labelOf(paths.refund) }).click()
  await expect(heading(page, loadingCopy.notLoaded.heading)).toBeFocused()

  await page.goto(paths.pricing)
  await context.setOffline(false)
  await expect(heading(page, pricing.heading)).toBeVisible()
})

test('offline, a link opens the saved page as it was, with its drawings (rule 16.1)', async ({
  page,
  context,
}) => {
  const drawings = page.getByRole('main').locator('svg')
  await openAndSave(page, paths.services)
  const count = await drawings.count()
  await openAndSave(page, paths.home)
  await context.setOffline(true)
  await menuLink(page, paths.services).click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(paths.services)
  await expect(drawings).toHaveCount(count)
})

test('a site that does not answer in three seconds is replaced by the saved page, which offers the new one if it has changed (rules 16.2 and 16.3)', async ({
  page,
  site,
}) => {
  await openAndSave(page, site.origin + paths.contact)
  const reloadWhileHeld = async () => {
    site.hold()
    await page.reload()
    await expect(heading(page, contact.heading)).toBeVisible()
    await expect(notice(page)).toContainText(`${offlineCopy.unreachable} ${savedToday()}`)
    site.release()
  }
  await reloadWhileHeld()
  await expect(notice(page)).toBeHidden()
  await expect(page.getByText(offlineCopy.changed)).toBeHidden()

  site.answer = (path, text) =>
    path === paths.contact
      ? { status: 200, body: text.replaceAll('page-files-', 'page-files-new-') }
      : undefined
  await reloadWhileHeld()
  await expect(page.getByText(offlineCopy.changed)).toBeVisible()
  await button(page, offlineCopy.load).press('Enter')
  await waitForHydration(page)
  await expect(page.getByText(offlineCopy.changed)).toHaveCount(0)
})

test('the worker comes after the page’s own files; a purchase is requested once, past it, and nothing of it is ever saved (rules 16.1 and 16.2)', async ({
  page,
  context,
  site,
}) => {
  await openAndSave(page, site.origin + paths.home)
  const list: unknown = JSON.parse((await page.locator(`#${scriptListId}`).textContent()) ?? '')
  const own = z.array(z.string()).parse(list)
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

test('a tab that was opened before a deployment goes on, and the next one has the new pages (rule 16.6)', async ({
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
})

test('the retired worker removes itself and all that was saved (rule 16.7)', async ({
  page,
  site,
}, testInfo) => {
  await openAndSave(page, site.origin + paths.home)
  const file = testInfo.outputPath('retired.js')
  await bundleServiceWorker(file, false)
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

test('where what was saved cannot be read, pages and files come from the network (rule 16.5)', async ({
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

test('a visitor who saves data gets no worker, and nothing is saved (rule 16.1)', async ({
  page,
  site,
}) => {
  await saveData(page)
  await open(page, site.origin + paths.home)
  await menuLink(page, paths.contact).click()
  await expect(heading(page, contact.heading)).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await cachedPaths(page)).toEqual([])
  expect(site.requests).not.toContain(serviceWorkerPath)
})
