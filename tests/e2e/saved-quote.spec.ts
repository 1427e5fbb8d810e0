import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { built, filesIn } from '#infra/tools/files.ts'
import { choose, proceedButton, shownDue } from '#tests/support/at-builder.ts'
import {
  fillInDetails,
  payButton,
  goToProvider,
  payAtProvider,
} from '#tests/support/at-checkout.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { fixedItems } from '#shared/catalogue.ts'

const [offer, other] = fixedItems
const { site } = built

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('quoteItems'))

const { description } = offer
const otherDescription = 'Described otherwise'

/** Counts what each page writes under `quoteItems`. */
const countWrites = (context: BrowserContext) =>
  context.addInitScript(() => {
    let writes = 0
    Storage.prototype.setItem = function (key, value) {
      if (key === 'quoteItems') document.documentElement.dataset['writes'] = String(++writes)
      this[key] = value
    }
  })

test('tabs of two builds, which print the list differently, follow each other and never write back what the other saved (rule 8.4)', async ({
  context,
  page,
}) => {
  await countWrites(context)
  const tab = await context.newPage()
  const described = filesIn(site).filter((file) => readFileSync(file).includes(description))
  expect(described.some((file) => file.endsWith('.js'))).toBe(true)
  for (const file of described) {
    const body = readFileSync(file, 'utf8').replaceAll(description, otherDescription)
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/html'
    const path = file.slice(site.length).replace('/index.html', '')
    await tab.route(path, async (route) => route.fulfill({ body, contentType }))
  }
  await open(page, '/custom-quote')
  await choose(page, offer.name)
  const first = await shownDue(page)
  await proceedButton(page).click()
  await expect(payButton(page, first)).toBeVisible()
  await expect.poll(async () => saved(page)).toContain(description)

  await open(tab, '/custom-quote')
  await expect(tab.getByText(otherDescription).first()).toBeAttached()
  await choose(tab, other.name)
  const both = await shownDue(tab)
  await proceedButton(tab).click()
  await expect(page.getByText('Your quote changed')).toBeVisible()
  await expect(payButton(tab, both)).toBeVisible()
  await expect(payButton(page, both)).toBeVisible()

  await page.goBack()
  for (const slider of await page.getByRole('slider').all()) await slider.press('End')
  const largest = await shownDue(page)
  await proceedButton(page).click()
  await expect(tab.getByText('Your quote changed')).toBeVisible()
  await expect(payButton(page, largest)).toBeVisible()
  await expect(payButton(tab, largest)).toBeVisible()

  // Leaving writes what a page still had to write.
  await tab.goto('/about')
  expect(await saved(page)).toContain(description)
  await expect(page.locator('html')).toHaveAttribute('data-writes', '2')
})

test('with full storage the earlier list goes, the visitor is told, and the package is paid for as chosen (rule 8.3)', async ({
  page,
}) => {
  await open(page, '/custom-quote')
  await choose(page, offer.name)
  const first = await shownDue(page)
  await proceedButton(page).click()
  await expect(payButton(page, first)).toBeVisible()
  await page.goBack()
  await page.evaluate(() => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let piece = 0; ; piece += 1)
          localStorage.setItem(`full-${size}-${piece}`, 'x'.repeat(size))
      } catch {
        // On with smaller pieces.
      }
    }
  })
  await choose(page, other.name)
  const both = await shownDue(page)
  expect(await saved(page)).not.toBeNull()
  await proceedButton(page).click()
  await expect(page.getByText('Your quote can’t be saved here')).toBeVisible()
  await expect.poll(() => saved(page)).toBeNull()
  await expect(payButton(page, both)).toBeVisible()
  await fillInDetails(page)
  await goToProvider(page)
  await payAtProvider(page)
  await expect(page.getByText(both).first()).toBeVisible()
})
