import type { Page, Route } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { company } from '#web/content/company.ts'

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Wanjiru Kamau')
  await page.getByLabel('Email').fill('wanjiru@acacia.example')
  await page.getByLabel('Message').fill('We open a branch in Nakuru.\nCan you look at the network?')
}

const ready = { name: 'Your message is ready, not sent yet' } as const

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
  await page.getByRole('button', { name: 'Prepare Message' }).click()
  await expect(page.getByRole('heading', ready)).toBeFocused()
  await expect(page.getByRole('heading', ready)).toBeInViewport()
  await expect(page.getByLabel('Message')).toHaveValue('')

  const email = await page.getByRole('link', { name: 'Send by Email' }).getAttribute('href')
  const { protocol, pathname, searchParams } = new URL(email ?? '')
  expect(`${protocol}${pathname}`).toBe(company.email.href)
  expect(searchParams.get('subject')).toBe('Enquiry from Wanjiru Kamau')
  expect(searchParams.get('body')).toContain('Nakuru.\r\nCan you look')

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Send by WhatsApp' }).click()
  const whatsApp = new URL((await opened).url())
  expect(whatsApp.origin + whatsApp.pathname).toBe(company.whatsApp.href)
  expect(whatsApp.searchParams.get('text')).toContain('Name: Wanjiru Kamau')

  await expect(page.getByRole('heading', ready)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(requests).toEqual([])
})

test('the message can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contact')
  await fillIn(page)
  await page.getByRole('button', { name: 'Prepare Message' }).click()
  await page.getByRole('button', { name: 'Copy Message' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Copied/)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Email: wanjiru@acacia.example')
})

test('with the keyboard alone: a missing field gets the focus, then the message is prepared', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Wanjiru Kamau')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Missing fields')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('wanjiru@acacia.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('We open a branch in Nakuru.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', ready)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Send by Email' })).toBeFocused()
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
  const chosen = 'We are interested in: Professional. Please tell us how to begin.'
  await expect(page.getByLabel('Message')).toHaveValue(chosen)
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
  await page.getByLabel('Email').press('Enter')
  await page.getByRole('button', { name: 'Prepare Message' }).click()
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
  const shownAfter = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await shownAfter('odpc.go.ke')).toContain('https://www.odpc.go.ke')
  expect(await shownAfter('Cookie Policy')).toContain('/cookies')
  expect(await shownAfter(company.privacyEmail.shown)).toBe('none')
})

test('on desktop the table of contents stays next to a legal document and links to its sections', async ({
  page,
}) => {
  await open(page, '/terms')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Liability' }).click()
  await expect(page).toHaveURL('/terms#liability')
  await expect(page.getByRole('heading', { name: '11. Liability' })).toBeInViewport()
  await expect(contents).toBeInViewport()
})
