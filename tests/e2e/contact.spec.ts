import { contact, interestIn } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { openBeforeScript } from '#tests/support/earlier-visit.ts'
import { expect, open, test } from '#tests/support/journey.ts'

const { form, ready } = contact

test('a plan chosen earlier starts the message, even after a reload, and is not in the URL', async ({
  page,
}) => {
  await open(page, '/about')
  // The router's own format for a URL with state.
  await page.evaluate(() =>
    history.replaceState({ usr: { offer: 'Professional' }, key: 'chosen', idx: 0 }, '', '/contact'),
  )
  await page.reload()
  await expect(page.getByRole('textbox', { name: form.fields.message })).toHaveValue(
    interestIn('Professional'),
  )
  await expect(page).toHaveURL('/contact')
})

test('input from before the script has loaded is kept, none of it is in the URL, and it is ready in view', async ({
  page,
}) => {
  const release = await openBeforeScript(page, paths.contact)
  const field = (name: keyof typeof form.fields) =>
    page.getByRole('textbox', { name: form.fields[name], exact: true })
  await field('name').fill('Wanjiru Kamau')
  await field('email').fill('wanjiru@acacia.example')
  await field('message').fill('Can you look at the network?')
  await field('email').press('Enter')
  await page.getByRole('button', { name: form.submit }).click()
  expect(page.url()).not.toContain('?')
  await release()
  const heading = page.getByRole('heading', { name: ready.heading })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByText('Can you look at the network?')).toBeVisible()
})
