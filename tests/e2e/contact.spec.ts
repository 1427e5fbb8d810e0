import type { Page } from '@playwright/test'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { button, expect, menuLink, open, shownNotifications, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const { form, ready } = contact
const field = (page: Page, name: keyof typeof form.fields) =>
  page.getByRole('textbox', { name: form.fields[name], exact: true })

test('offline, a visit’s first notification is shown and announced (rule 12.5), and a prepared message is in view', async ({
  page,
  context,
  browserErrors,
}) => {
  await open(page, paths.contact)
  await context.setOffline(true)
  await button(page, form.submit).click()
  const { title, description } = form.errors.notice
  await expect(shownNotifications(page)).toHaveText(`${title} ${description}`)
  await expect(shownNotifications(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await field(page, 'name').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acacia.example')
  await field(page, 'message').fill('Can you look at the network?')
  await button(page, form.submit).click()
  await expect(page.getByRole('heading', { name: ready.heading })).toBeInViewport()
  await expectAccessible(page)
  ignoreFailedLoads(browserErrors)
})

test('what is written survives a reload, another page and a prefilled text; so does the message that is ready (rule 6.3)', async ({
  page,
}) => {
  await open(page, paths.contact)
  await field(page, 'name').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acacia.example')
  await field(page, 'message').fill('Can you look at the network?')
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Wanjiru Kamau')
  await expect(field(page, 'message')).toHaveValue('Can you look at the network?')
  await menuLink(page, paths.customQuote).click()
  await page.getByRole('link', { name: quoteActions.ask, exact: true }).click()
  await expect(field(page, 'message')).toHaveValue(
    /^Can you look at the network\?\n\nWe have a question/,
  )
  await button(page, form.submit).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: ready.heading })).toBeVisible()
  await expect(page.getByText(/^Can you look at the network\?/)).toBeVisible()
  await expect(field(page, 'message')).toHaveValue('')
})
