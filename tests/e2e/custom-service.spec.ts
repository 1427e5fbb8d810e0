import type { Page } from '@playwright/test'
import { customPriceBounds, resources, type Resource } from '#shared/catalogue.ts'
import { dollars } from '#shared/money.ts'
import { initialSelection, priceSelection, selectedCount } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder, resourceWords } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { expect, open, proceedButton, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const words = quoteBuilder.custom
const max = formatUsd(customPriceBounds.max)
const low = 300
const high = low * 10

const price = (page: Page) => page.getByLabel(words.price)
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Pastes a text over the whole field. */
async function paste(page: Page, text: string): Promise<void> {
  await price(page).evaluate((_field, copied) => navigator.clipboard.writeText(copied), text)
  await price(page).selectText()
  await page.keyboard.press('Control+V')
}

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a refused price is explained beside the field until the next change (rule 7.9)', async ({
      page,
    }) => {
      await open(page, '/custom-quote')
      await page.getByRole('checkbox', { name: words.checkbox }).check()
      const reason = words.tooHigh(formatUsd(dollars(high)), max)
      await paste(page, String(high))
      await expect(said(page, `${reason}; ${words.nothingStands}`)).toBeInViewport()
      await price(page).pressSequentially(String(high))
      await expect(price(page)).toHaveValue(String(low))
      await expect(said(page, `${reason}; ${words.stands(formatUsd(dollars(low)))}`)).toBeVisible()
      await paste(page, 'US$ 1,500')
      await expect(said(page, reason)).toHaveCount(0)
      await price(page).blur()
      await expect(price(page)).toHaveValue('1500')
    })

    test('Proceed names what a custom service lacks once, then goes on without it and says so', async ({
      page,
    }) => {
      await open(page, '/custom-quote')
      await page.getByRole('checkbox', { name: words.checkbox }).check()
      await page.getByLabel(words.name).fill('Rack relocation')
      const count = selectedCount(initialSelection)
      await expect(page.getByText(quoteBuilder.summary.selected(count))).toBeVisible()
      await proceedButton(page).click()
      await expect(price(page)).toBeFocused()
      await expect(page.getByText(words.leaveOut(words.aPrice))).toBeInViewport({ ratio: 1 })
      await proceedButton(page).click()
      await expect(page.getByText(notices.customLeftOut.title)).toBeVisible()
      const items = page.getByRole('complementary').getByRole('term')
      await expect(
        items.filter({ hasText: priceSelection(initialSelection)[0]?.name ?? '' }),
      ).toHaveCount(1)
      await expect(page.getByText('Rack relocation')).toHaveCount(0)
      await expect(
        page.getByRole('heading', { level: 1, name: checkoutWords.heading }),
      ).toBeVisible()
    })

    const [{ id, step, max: most }] = resources
    const others: readonly Resource[] = resources.slice(1)
    for (const next of others.slice(0, 1)) {
      test('a press on the next slider’s button counts, though the note of an excessive quantity appears', async ({
        page,
      }) => {
        await open(page, '/custom-quote')
        await page.getByLabel(resourceWords[id].amount).fill(String(most + 1))
        await page.getByRole('button', { name: resourceWords[next.id].more }).click()
        const note = quoteBuilder.adjusted(`${most + 1}`, `${most}`, `${step}`, `${most}`)
        await expect(said(page, note)).toBeVisible()
        await expect(page.getByRole('slider', { name: next.label })).toHaveValue(
          String(next.initial + next.step),
        )
      })
    }
  })
}
