import type { Page } from '@playwright/test'
import { customerFields } from '#shared/customer-fields.ts'
import { customPriceBounds, resources } from '#shared/catalogue.ts'
import { contact } from '#web/content/contact.ts'
import { fieldLimit } from '#web/content/field-limit.ts'
import { paths } from '#web/content/paths.ts'
import { plans } from '#web/content/plans.ts'
import { contactAboutPlan } from '#web/content/prepared-messages.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { buildPackage, proceedButton } from '#tests/support/at-builder.ts'
import { field, fillInDetails, payAndRead } from '#tests/support/at-checkout.ts'
import { button, expect, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'
import { fromCents } from '#shared/money.ts'

const [resource] = resources
const next = resources.at(1) ?? resource
const { custom } = quoteBuilder
const most = String(resource.max)
const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const amount = (page: Page) => page.getByLabel(resourceCopy[resource.id].amount)

test('a package is bought with an input method’s full-width digits, whose Enter is not the page’s', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await session.send('Input.dispatchKeyEvent', {
        type,
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      })
    }
    await expect(page.locator(':focus')).toHaveValue(text)
    await session.send('Input.insertText', { text })
  }
  await open(page, paths.customQuote)
  await amount(page).fill('')
  await compose(fullWidth(most))
  await page.keyboard.press('Enter')
  await expect(amount(page)).toHaveValue(most)
  await page.getByRole('checkbox', { name: custom.checkbox }).check()
  await page.getByLabel(custom.name).fill('移転')
  await page.getByLabel(custom.price).focus()
  await compose(fullWidth(String(fromCents(customPriceBounds.max))))
  await proceedButton(page).click()
  await fillInDetails(page)
  const { items } = await payAndRead(page)
  expect(items).toContainEqual(
    expect.objectContaining({ name: '移転', amount: customPriceBounds.max }),
  )
  expect(items).toContainEqual(
    expect.objectContaining({ description: expect.stringContaining(most) }),
  )
})

test('a quantity that was typed counts at Send and Print, though its field was never left', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await amount(page).fill(most)
  // As voice control does: the focus stays where it is.
  await button(page, quoteActions.send).evaluate((it: HTMLElement) => it.click())
  await expect(page.getByRole('dialog')).toContainText(`${resource.id}_${most}_`)
  await page.keyboard.press('Escape')
  const fewer = String(resource.max - resource.step)
  await amount(page).fill(fewer)
  const sheet = page.locator('article', { hasText: printedQuote.kind })
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return sheet.textContent()
    })
    .toContain(fewer)
})

test('a text above a field’s limit stays, with a sentence about the part that counts', async ({
  page,
}) => {
  const notes = customerFields.find(({ name }) => name === 'notes')
  const limit = fieldLimit(notes?.maxLength ?? 0)
  await buildPackage(page)
  await field(page, 'notes').fill('x'.repeat(limit.length - 1))
  await expect(field(page, 'notes')).toHaveAccessibleDescription(limit.left(1))
  await field(page, 'notes').focus()
  await page.keyboard.insertText('y'.repeat(480))
  await expect(page.getByRole('alert').filter({ hasText: limit.exceeded })).toBeVisible()
  expect(await field(page, 'notes').inputValue()).toHaveLength(limit.length + 479)
  await fillInDetails(page)
  const { customerInfo } = await payAndRead(page)
  expect(customerInfo['notes']).toHaveLength(limit.length)
})

test('a press on the next slider’s button counts although the note on an excessive quantity appears', async ({
  page,
}) => {
  test.skip(next === resource, 'There is only one')
  await page.setViewportSize(viewports.mobile)
  await open(page, paths.customQuote)
  await amount(page).fill(String(resource.max + 1))
  await button(page, resourceCopy[next.id].more).click()
  const note = quoteBuilder.typedQuantity.aboveMax(`${resource.max + 1}`, `${resource.max}`)
  await expect(page.locator('[aria-live]', { hasText: note })).toBeVisible()
  const value = String(next.initial + next.step)
  await expect(page.getByRole('slider', { name: next.label })).toHaveValue(value)
})

test('a plan keeps its message in a new tab, whose address says nothing of it (rule 5.4)', async ({
  context,
  page,
}) => {
  for (const plan of plans.slice(0, 1)) {
    await page.goto(paths.pricing)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('link', { name: plan.cta })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    const message = tab.getByRole('textbox', { name: contact.form.fields.message })
    await expect(message).toHaveValue(contactAboutPlan(plan).message)
    await expect(tab).toHaveURL(paths.contact)
  }
})
