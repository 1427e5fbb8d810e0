import type { Page, Route } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { company } from '#web/content/company.ts'
import { contact, interestIn } from '#web/content/contact.ts'
import { legalWords } from '#web/content/legal/legal-documents.ts'
import { terms } from '#web/content/legal/terms.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { readyMessage } from '#web/content/ready-message.ts'
import { anchorOf } from '#web/site/legal/anchor-of.ts'

const { form, ready: words } = contact

const field = (page: Page, name: keyof typeof form.fields) =>
  page.getByRole('textbox', { name: form.fields[name], exact: true })

async function fillIn(page: Page): Promise<void> {
  await field(page, 'name').fill('Wanjiru Kamau')
  await field(page, 'email').fill('wanjiru@acacia.example')
  await field(page, 'message').fill('We open a branch in Nakuru.\nCan you look at the network?')
}

const ready = { name: words.heading } as const

test('the page prepares a message without any request, and the visitor sends it', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requests.push(request.url())
  })
  await fillIn(page)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByRole('heading', ready)).toBeFocused()
  await expect(page.getByRole('heading', ready)).toBeInViewport()
  await expect(field(page, 'message')).toHaveValue('')

  const email = await page.getByRole('link', { name: readyMessage.email }).getAttribute('href')
  const { protocol, pathname, searchParams } = new URL(email ?? '')
  expect(`${protocol}${pathname}`).toBe(company.email.href)
  expect(searchParams.get('subject')).toContain('Wanjiru Kamau')
  expect(searchParams.get('body')).toContain('Nakuru.\r\nCan you look')

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: readyMessage.whatsApp }).click()
  const whatsApp = new URL((await opened).url())
  expect(whatsApp.origin + whatsApp.pathname).toBe(company.whatsApp.href)
  expect(whatsApp.searchParams.get('text')).toContain(`${form.fields.name}: Wanjiru Kamau`)

  await expect(page.getByRole('heading', ready)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(requests).toEqual([])
})

test('the message can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contact')
  await fillIn(page)
  await page.getByRole('button', { name: form.submit }).click()
  await page.getByRole('button', { name: readyMessage.copy }).click()
  await expect(page.getByRole('status')).toHaveText(readyMessage.copied)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${form.fields.email}: wanjiru@acacia.example`)
})

test('with the keyboard alone: a missing field gets the focus, then the message is prepared', async ({
  page,
}) => {
  await open(page, '/contact')
  await field(page, 'name').focus()
  await page.keyboard.type('Wanjiru Kamau')
  await page.keyboard.press('Enter')
  await expect(page.getByText(notices.contactFieldsMissing.title)).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await page.keyboard.type('wanjiru@acacia.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('We open a branch in Nakuru.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', ready)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: readyMessage.email })).toBeFocused()
})

test('a plan chosen earlier starts the message, even after a reload, and is not in the URL', async ({
  page,
}) => {
  await open(page, '/about')
  // The router's own format for a URL with state.
  await page.evaluate(() =>
    history.replaceState({ usr: { offer: 'Professional' }, key: 'chosen', idx: 0 }, '', '/contact'),
  )
  await page.reload()
  await expect(field(page, 'message')).toHaveValue(interestIn('Professional'))
  await expect(page).toHaveURL('/contact')
})

test('input from before the script has loaded is kept, and none of it is in the URL', async ({
  page,
}) => {
  const pending: Route[] = []
  await page.route('**/assets/entry-client-*.js', (route) => {
    pending.push(route)
  })
  await page.goto('/contact')
  await fillIn(page)
  await field(page, 'email').press('Enter')
  await page.getByRole('button', { name: form.submit }).click()
  expect(page.url()).not.toContain('?')
  await expect.poll(() => pending.length).toBeGreaterThan(0)
  await Promise.all(pending.map((route) => route.continue()))
  await expect(page.getByRole('heading', ready)).toBeVisible()
  await expect(page.getByText('Can you look at the network?')).toBeVisible()
})

test('in print a legal document has no menus, and its links show their URLs', async ({ page }) => {
  await open(page, '/privacy')
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  const shownAfter = (address: string) =>
    page
      .getByRole('main')
      .locator(`a[href^="${address}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await shownAfter('https://')).toContain('https://')
  expect(await shownAfter(paths.cookies)).toContain(paths.cookies)
  expect(await shownAfter(company.privacyEmail.href)).toBe('none')
})

test('on desktop the table of contents stays next to a legal document and links to its sections', async ({
  page,
}) => {
  await open(page, '/terms')
  const contents = page.getByRole('navigation', { name: legalWords.contents })
  const { heading = '' } = terms.sections.at(-2) ?? {}
  await contents.getByRole('link', { name: heading }).click()
  await expect(page).toHaveURL(`/terms#${anchorOf(heading)}`)
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  await expect(contents).toBeInViewport()
})
