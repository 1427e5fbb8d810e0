import type { Page, Route } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact, interestIn } from '#web/content/contact.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { paths } from '#web/content/paths.ts'
import { plans } from '#web/content/plans.ts'
import {
  choose,
  expect,
  labelOf,
  open,
  proceedButton,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads, saveData } from '#tests/support/lost-files.ts'

const copy = loadingCopy.notLoaded
const [offer] = fixedItems
const [plan] = plans

test.beforeEach(({ page }) => saveData(page))
test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

const entryScript = /\/assets\/entry-client-[\w-]+\.js$/
const contactScript = /\/contact-(?!state)[\w-]+\.js$/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menuLink = (page: Page, path: string) =>
  page.getByRole('banner').getByRole('link', { name: labelOf(path), exact: true })

/** The documents that the page loads from now on. */
function countDocuments(page: Page): readonly string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

type Step = {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly go: (page: Page) => Promise<void>
  readonly arrived: (page: Page) => Promise<void>
}

const steps: readonly Step[] = [
  {
    name: 'from a plan to Contact',
    from: paths.pricing,
    to: paths.contact,
    go: (page) =>
      page
        .getByRole('link', { name: plan?.cta ?? '' })
        .first()
        .click(),
    arrived: (page) =>
      expect(page.getByLabel(contact.form.fields.message)).toHaveValue(
        interestIn(plan?.name ?? ''),
      ),
  },
  {
    name: 'from the builder to the checkout',
    from: paths.customQuote,
    to: paths.checkout,
    go: async (page) => {
      await choose(page, offer.name)
      await proceedButton(page).click()
    },
    arrived: async (page) => {
      await expect(heading(page, checkoutCopy.heading)).toBeVisible()
      await expect(page.getByRole('complementary').getByText(offer.name)).toBeVisible()
    },
  },
]

for (const { name, from, to, go, arrived } of steps) {
  test(`offline, the way ${name} ends in a notice, and goes on once the network is back (rule 14.4)`, async ({
    page,
    context,
  }) => {
    await open(page, from)
    const documents = countDocuments(page)
    await context.setOffline(true)
    await go(page)
    await expect(heading(page, copy.heading)).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: copy.tryAgain }).click()
    await expect(page.getByRole('status')).toHaveText(copy.failedAgain)
    expect(documents).toEqual([])
    await context.setOffline(false)
    await waitForHydration(page)
    await arrived(page)
    expect(documents).toEqual([to])
  })

  test(`after a deployment that removed its files, the way ${name} loads the document once`, async ({
    page,
  }) => {
    await open(page, from)
    const documents = countDocuments(page)
    // The old build's files are gone until the new build's document arrives.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      documents.length === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await go(page)
    await expect(page).toHaveURL(to)
    await arrived(page)
    await waitForHydration(page)
    expect(documents).toEqual([to])
  })
}

test('the way back stays, and a page that did not load once can still be opened', async ({
  page,
  context,
}) => {
  await open(page, paths.about)
  await context.setOffline(true)
  await menuLink(page, paths.contact).click()
  await expect(heading(page, copy.heading)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
  await expect(heading(page, copy.heading)).toHaveCount(0)
  await context.setOffline(false)
  await menuLink(page, paths.contact).click()
  await expect(heading(page, contact.heading)).toBeVisible()
})

for (const [lost, file] of [
  ['script', contactScript],
  ['style sheet', /\/assets\/contact-[\w-]+\.css$/],
] as const) {
  test(`a ${lost} whose requests break off costs one document load`, async ({ page }) => {
    await open(page, paths.about)
    const documents = countDocuments(page)
    // The preload, the import, and whatever the browser repeats by itself.
    await page.route(file, (route) => (documents[0] ? route.fallback() : route.abort()))
    await menuLink(page, paths.contact).click()
    await expect(heading(page, contact.heading)).toBeVisible()
    await waitForHydration(page)
    expect(documents).toEqual([paths.contact])
  })
}

test('if its file is missing for good, a page is loaded once and says that it is incomplete', async ({
  page,
}) => {
  await open(page, paths.about)
  const documents = countDocuments(page)
  await page.clock.install()
  await page.route(contactScript, (route) => route.fulfill({ status: 404 }))
  await menuLink(page, paths.contact).click()
  const notice = page.getByRole('alert').filter({ hasText: loadingCopy.incomplete })
  await expect(notice).toBeVisible()
  await expect(heading(page, contact.heading)).toBeVisible()
  await page.clock.runFor('10:00')
  expect(documents).toEqual([paths.contact])

  await page.unrouteAll()
  await notice.getByRole('button', { name: copy.tryAgain }).click()
  await waitForHydration(page)
  await expect(notice).toBeHidden()
})

test('if the first page’s script is lost, the page can be read and is loaded once more', async ({
  page,
}) => {
  const documents = countDocuments(page)
  // Lost until the second document: some browsers repeat a failed import, which could succeed.
  await page.route(entryScript, (route) =>
    documents.length < 2 ? route.abort() : route.continue(),
  )
  await page.goto(`${paths.customQuote}?from=mail#quote`)
  await waitForHydration(page)
  await expect(page).toHaveURL(`${paths.customQuote}?from=mail#quote`)
  expect(documents).toEqual([paths.customQuote, paths.customQuote])
})

test('a page that is slow to load says so (rule 14.5)', async ({ page }) => {
  await open(page, paths.about)
  const pending: Route[] = []
  await page.route(contactScript, (route) => void pending.push(route))
  await menuLink(page, paths.contact).click()
  await expect(page.getByText(loadingCopy.loading)).toBeVisible()
  await Promise.all(pending.map((route) => route.continue()))
  await expect(heading(page, contact.heading)).toBeVisible()
  await expect(page.getByText(loadingCopy.loading)).toHaveCount(0)
})
