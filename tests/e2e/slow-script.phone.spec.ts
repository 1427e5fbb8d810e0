import { fixedItems, resources } from '#shared/catalogue.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { emptySelection, initialSelection, priceSelection, type Selection } from '#shared/quote.ts'
import * as v from 'valibot'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { scriptListId } from '#web/ui/document/protocol.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { holdBack, ignoreFailedLoads, openBeforeScript } from '#tests/support/network.ts'
import { saveEarlierQuote, proceedButton, shownTotal } from '#tests/support/at-builder.ts'
import { consent, field } from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, shiftsOf, test } from '#tests/support/journey.ts'

const [other, offer] = fixedItems
const [resource] = resources
const moreResources = resources.filter(({ id }) => id !== resource.id)
const saved: Selection = { ...emptySelection, fixedItems: [offer.id] }

test('scrolling before the script has loaded is not undone', async ({ page }) => {
  const release = await openBeforeScript(page, paths.terms)
  await page.evaluate(() => scrollTo(0, 1200))
  await release()
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('in the checkout, details typed before the script has loaded stay, and the form does not jump when the order appears above it, with lines that open (rule 9.15)', async ({
  page,
}) => {
  await saveEarlierQuote(page, saved)
  const release = await openBeforeScript(page, paths.checkout)
  await consent(page).check()
  await field(page, 'country').fill('Elsewhere')
  await field(page, 'email').fill('wanjiru@acme.example')
  await field(page, 'email').press('Enter')
  await field(page, 'fullName').fill('Wanjiru Kamau')
  await page.evaluate(() => scrollTo(0, 0))
  await release()
  const row = page.getByText(checkoutCopy.summary.items(1))
  await expect(row).toBeVisible()
  await expect(field(page, 'fullName')).toBeInViewport({ ratio: 1 })
  // Too small to notice.
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(field(page, 'country')).toHaveValue('Elsewhere')
  await expect(consent(page)).toBeChecked()
  expect(page.url()).not.toContain('wanjiru')
  await expect(page.getByText(offer.name, { exact: true })).toBeHidden()
  await row.tap()
  const line = page.locator('summary', { hasText: offer.name })
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await line.tap()
  await expect(page.getByText(offer.description)).toBeVisible()
  await expectAccessible(page)
})

test('a tap is answered whichever script is still loading (rule 8.8)', async ({ page }) => {
  // Always as on a first visit.
  await page.addInitScript(() => localStorage.clear())
  await page.goto(paths.customQuote)
  const list = await page.locator(`#${scriptListId}`).textContent()
  // The others also import the code that records a tap.
  const boot = await page.locator('script[src]').getAttribute('src')
  const all = v.parse(v.array(v.string()), JSON.parse(list ?? ''))
  const scripts = all.filter((script) => script !== boot)
  expect(scripts.length).toBeGreaterThan(5)
  const more = String(resource.initial + resource.step)
  for (const script of scripts) {
    const release = await holdBack(page, `**${script}`)
    await page.goto(paths.customQuote, { waitUntil: 'domcontentloaded' })
    await button(page, resourceCopy[resource.id].more).tap()
    await release()
    await expect(page.getByRole('slider', { name: resource.label })).toHaveValue(more)
  }
})

test('earlier input is added to the saved quote, and an example clicked meanwhile can be undone (rule 8.8)', async ({
  page,
}) => {
  const [example] = quotePresets
  const earlier = { ...initialSelection, fixedItems: [offer.id] }
  await saveEarlierQuote(page, earlier)
  const release = await openBeforeScript(page, paths.customQuote)
  await expect(proceedButton(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: other.name }).check()
  await page.getByRole('slider', { name: resource.label }).press('End')
  const clicked = moreResources.map(({ id }) => button(page, resourceCopy[id].more))
  const card = page.getByRole('button', { name: example?.name })
  const exampleTotal = (await card.locator('[data-sum=total] b').textContent()) ?? ''
  for (const each of [...clicked, card]) {
    await each.click()
    await expect(each).toHaveAttribute('aria-busy', 'true')
  }
  await release()
  await expect(shownTotal(page)).toHaveText(exampleTotal)
  await expect(proceedButton(page)).toBeEnabled()
  await expectAccessible(page)
  await button(page, quoteBuilder.restore.button).click()
  for (const { name } of [other, offer])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  for (const { id, label, initial, step, max } of resources) {
    const quantity = id === resource.id ? max : Math.min(initial + step, max)
    await expect(page.getByRole('slider', { name: label })).toHaveValue(String(quantity))
  }
})

test('from the first paint a link shows no builder, but its quote; if the script is lost, the builder with a notice (rule 8.10)', async ({
  page,
  browserErrors,
}) => {
  const quote = priceSelection({ ...initialSelection, fixedItems: [offer.id] })
  const link = quoteLink(quote, '')
  const script = '**/quote-document-*.js'
  await open(page, paths.home)
  await page.route(script, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('checkbox', { name: offer.name })).not.toBeChecked()
  await expect(proceedButton(page)).toBeEnabled()
  ignoreFailedLoads(browserErrors)

  await page.unroute(script)
  await page.goto(paths.about)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(link, { waitUntil: 'commit' })
  const waiting = page.getByText(quoteBuilder.summary.waiting).filter({ visible: true })
  await expect(waiting).toHaveCount(1)
  await expect(page.getByRole('heading', { name: quoteBuilder.heading })).toBeHidden()
  await release()
  await expect(heading(page, quoteNumber(quote))).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
