import type { Page, Route } from '@playwright/test'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { contactAboutPlan } from '#web/content/prepared-messages.ts'
import { plans } from '#web/content/plans.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { holdBack, ignoreFailedLoads, setConnection } from '#tests/support/network.ts'
import {
  button,
  expect,
  heading,
  menuLink,
  open,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'

const copy = loadingCopy.notLoaded
const [plan] = plans

test.beforeEach(({ page }) => setConnection(page))
test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

const contactScript = /\/contact-(?!state)[\w-]+\.js$/

/** The documents that the page loads from now on. */
function countDocuments(page: Page): readonly string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const choosePlan = (page: Page) => page.getByRole('link', { name: plan?.cta }).first().click()

async function expectChosenPlan(page: Page): Promise<void> {
  const message = page.getByRole('textbox', { name: contact.form.fields.message })
  await expect(message).toHaveValue(plan ? contactAboutPlan(plan).message : '')
  await waitForHydration(page)
}

test('offline, a link leads to a notice that Back leaves, and its page opens once the network is back (rule 14.4)', async ({
  page,
  context,
}) => {
  await open(page, paths.pricing)
  const documents = countDocuments(page)
  await context.setOffline(true)
  await choosePlan(page)
  await expect(heading(page, copy.heading)).toBeFocused()
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toBeVisible()
  }
  await page.goBack()
  await expect(heading(page, pricing.heading)).toBeVisible()
  await choosePlan(page)
  await button(page, copy.tryAgain).click()
  await expect(page.getByRole('main').locator('[aria-live]').last()).toHaveText(copy.failedAgain)
  await expectAccessible(page)
  expect(documents).toEqual([])
  await context.setOffline(false)
  await expectChosenPlan(page)
  expect(documents).toEqual([paths.contact])
})

const losses: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['scripts that a deployment removed', /\/assets\/.*\.js$/, (it) => it.fulfill({ status: 404 })],
  // The preload, the import and the browser's own retries.
  ['a style sheet whose requests break off', /\/contact-[\w-]+\.css$/, (route) => route.abort()],
]

for (const [what, files, lose] of losses) {
  test(`${what} cost one document load, but not the chosen plan`, async ({ page }) => {
    await open(page, paths.pricing)
    const documents = countDocuments(page)
    await page.route(files, (route) => (documents[0] ? route.fallback() : lose(route)))
    await choosePlan(page)
    await expectChosenPlan(page)
    expect(documents).toEqual([paths.contact])
  })
}

test('a page whose file is missing for good is loaded once, and says that it is incomplete', async ({
  page,
}) => {
  await open(page, paths.about)
  const documents = countDocuments(page)
  let isLost = true
  await page.route(contactScript, (it) => (isLost ? it.fulfill({ status: 404 }) : it.continue()))
  await menuLink(page, paths.contact).click()
  const notice = page.getByRole('alert').filter({ hasText: loadingCopy.incomplete })
  await expect(notice).toBeVisible()
  await expect(heading(page, contact.heading)).toBeVisible()
  await expectAccessible(page)
  expect(documents).toEqual([paths.contact])

  isLost = false
  await notice.getByRole('link', { name: copy.tryAgain }).click()
  await waitForHydration(page)
  await expect(notice).toBeHidden()
})

test('if the first page’s script is lost, the page is readable and is loaded once more', async ({
  page,
}) => {
  const documents = countDocuments(page)
  // Lost until the second document: some browsers repeat a failed import, which could succeed.
  await page.route(/\/assets\/entry-client-[\w-]+\.js$/, (route) =>
    documents.length < 2 ? route.abort() : route.continue(),
  )
  await page.goto(`${paths.customQuote}?from=mail#quote`)
  await waitForHydration(page)
  await expect(page).toHaveURL(`${paths.customQuote}?from=mail#quote`)
  expect(documents).toEqual([paths.customQuote, paths.customQuote])
})

test('a portal’s page with status 200 does not replace the one that says what is missing', async ({
  page,
}) => {
  await open(page, paths.about)
  await page.route(contactScript, (route) => route.abort())
  await page.route(`**${paths.contact}`, (route) => route.fulfill({ body: '<h1>Sign in</h1>' }))
  await menuLink(page, paths.contact).click()
  await expect(heading(page, copy.heading)).toBeFocused()
})

const faults: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['the first script is lost', /\/boot-/, (route) => route.abort()],
  [
    'a script throws',
    /\/entry-client-/,
    (it) => it.fulfill({ contentType: 'text/javascript', body: 'throw Error()' }),
  ],
]

for (const [what, file, fail] of faults) {
  test(`if ${what}, every page says so with email and telephone (rule 14.4)`, async ({
    page,
    browserErrors,
  }) => {
    await page.route(file, fail)
    for (const path of [paths.customQuote, paths.contact, paths.paymentSuccess]) {
      await page.goto(path)
      const notice = page.getByRole('alert').filter({ hasText: loadingCopy.incomplete })
      await expect(notice).toBeVisible()
      for (const { href } of [company.email, company.phone]) {
        await expect(notice.locator(`[href="${href}"]`)).toBeVisible()
      }
    }
    await expectAccessible(page)
    browserErrors.splice(0)
  })
}

test('a page that is slow to load says so (rule 14.5)', async ({ page }) => {
  await open(page, paths.about)
  const release = await holdBack(page, contactScript)
  await menuLink(page, paths.contact).click()
  await expect(page.getByText(loadingCopy.loading)).toBeVisible()
  await release()
  await expect(heading(page, contact.heading)).toBeVisible()
  await expect(page.getByText(loadingCopy.loading)).toHaveCount(0)
})
