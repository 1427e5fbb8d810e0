import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { contactState } from '#web/lib/contact-state.ts'

const readyHeading = { level: 2, name: 'Your message is ready, not sent yet' } as const

function field(name: RegExp): HTMLElement {
  return screen.getByRole('textbox', { name })
}

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field(/^Name/), 'Wanjiru Kamau')
  await user.type(field(/^Email/), 'wanjiru@acacia.example')
  await user.type(field(/^Message/), 'We open a branch in Nakuru.')
}

async function prepare(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Prepare Message' }))
}

const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

test('the form asks for five things, three of them required', async () => {
  await renderPage('/contact')
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    'name',
    'company',
    'email',
    'phone',
    'message',
  ])
  for (const name of [/^Name/, /^Email/, /^Message/]) expect(field(name)).toBeRequired()
  for (const name of [/^Company/, /^Phone/]) expect(field(name)).not.toBeRequired()
  expect(screen.getByText('Name')).toHaveTextContent('Name *')
  expect(field(/^Email/)).toHaveAttribute('type', 'email')
  expect(field(/^Phone/)).toHaveAttribute('type', 'tel')
})

test('missing fields: one notification, each field marked, the first one focused', async () => {
  const { user } = await renderPage('/contact')
  await user.type(field(/^Name/), 'Wanjiru')
  await user.type(field(/^Message/), '   ')
  await prepare(user)
  await screen.findByText('Missing fields')
  await waitFor(() => expect(screen.getByText('Please fill in all required fields.')).toBeVisible())
  expect(field(/^Name/)).toBeValid()
  expect(field(/^Email/)).toHaveAccessibleDescription('Email is required.')
  expect(field(/^Message/)).toHaveAccessibleDescription('Message is required.')
  expect(field(/^Email/)).toHaveFocus()
  expect(screen.queryByRole('heading', readyHeading)).not.toBeInTheDocument()
})

test('a mark goes when its field is mended', async () => {
  const { user } = await renderPage('/contact')
  await prepare(user)
  expect(field(/^Name/)).toBeInvalid()
  await user.type(field(/^Name/), 'W')
  expect(field(/^Name/)).toBeValid()
  expect(field(/^Email/)).toBeInvalid()
})

test('an address to which nobody could reply is marked and focused, what was typed stays', async () => {
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await user.clear(field(/^Email/))
  await user.type(field(/^Email/), 'wanjiru')
  await prepare(user)
  expect(field(/^Email/)).toBeInvalid()
  expect(field(/^Email/)).toHaveFocus()
  expect(field(/^Message/)).toHaveValue('We open a branch in Nakuru.')
  expect(screen.queryByRole('heading', readyHeading)).not.toBeInTheDocument()
})

test('a valid message empties the form and is shown, ready and not sent, under a focused heading', async () => {
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await user.type(field(/^Company/), ' Acacia Traders ')
  await prepare(user)
  expect(screen.getByRole('heading', readyHeading)).toHaveFocus()
  expect(screen.getByText(/^We open a branch in Nakuru\./)).toHaveTextContent(
    'We open a branch in Nakuru. Name: Wanjiru Kamau Company: Acacia Traders Email: wanjiru@acacia.example',
  )
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('')
  expect(document.body).not.toHaveTextContent(/message (was |has been )?sent/i)
})

test('the message goes by email or by WhatsApp, which opens in a tab of its own', async () => {
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await prepare(user)
  const email = screen.getByRole('link', { name: 'Send by Email' })
  expect(email.getAttribute('href')).toContain(
    `${company.email.href}?subject=Enquiry%20from%20Wanjiru%20Kamau&body=We%20open`,
  )
  const whatsApp = screen.getByRole('link', { name: 'Send by WhatsApp' })
  expect(whatsApp.getAttribute('href')).toContain(`${company.whatsApp.href}?text=We%20open`)
  expect(whatsApp).toHaveAttribute('target', '_blank')
})

test('nothing is called', async () => {
  const call = vi.spyOn(globalThis, 'fetch')
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await prepare(user)
  expect(call).not.toHaveBeenCalled()
})

test('the message is copied, and the page says so', async () => {
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await prepare(user)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Copy Message' }))
  await says('Copied. Paste it where')
  expect(await navigator.clipboard.readText()).toMatch(/^We open a branch in Nakuru\.\n\nName: /)
})

test('where copying is not allowed the page says so and selects the text', async () => {
  const { user } = await renderPage('/contact')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await fillIn(user)
  await prepare(user)
  await user.click(screen.getByRole('button', { name: 'Copy Message' }))
  await says('Select the text and copy it by hand.')
  expect(String(getSelection())).toMatch(/^We open a branch in Nakuru\./)
})

test('a message too long for a link is to be copied first', async () => {
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await user.click(field(/^Message/))
  await user.paste('x'.repeat(2000))
  await prepare(user)
  expect(screen.getByText(/^It is too long .* copy it first/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    company.whatsApp.href,
  )
})

test('a second message takes the first one’s place', async () => {
  const { user } = await renderPage('/contact')
  await fillIn(user)
  await prepare(user)
  await user.click(screen.getByRole('button', { name: 'Copy Message' }))
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(field(/^Name/)).toHaveFocus()
  expect(screen.getByRole('heading', readyHeading)).toBeVisible()
  await fillIn(user)
  await user.type(field(/^Message/), ' And one in Kisumu.')
  await prepare(user)
  expect(screen.getByRole('heading', readyHeading)).toHaveFocus()
  expect(screen.getByText(/And one in Kisumu\./)).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the prepared message is gone once the visitor leaves the page', async () => {
  const { user, router } = await renderPage('/contact')
  await fillIn(user)
  await prepare(user)
  await router.navigate(paths.cookies)
  await screen.findByRole('heading', { level: 1, name: 'Cookie Policy' })
  await router.navigate(paths.contact)
  await screen.findByRole('button', { name: 'Prepare Message' })
  expect(screen.queryByRole('heading', readyHeading)).not.toBeInTheDocument()
})

test('a chosen plan begins the message, and the address stays /contact', async () => {
  const { router } = await renderPage('/cookies')
  await router.navigate(paths.contact, { state: contactState('Professional') })
  const chosen = 'We are interested in: Professional. Please tell us how to begin.'
  expect(await screen.findByDisplayValue(chosen)).toBe(field(/^Message/))
  expect(router.state.location).toMatchObject({ pathname: '/contact', search: '', hash: '' })
})

test('a plan that was sent off does not come back into the emptied form', async () => {
  const { user, router } = await renderPage('/cookies')
  await router.navigate(paths.contact, { state: contactState('Professional') })
  await screen.findByDisplayValue(/Professional/)
  await user.type(field(/^Name/), 'Wanjiru')
  await user.type(field(/^Email/), 'w@acacia.example')
  await prepare(user)
  expect(field(/^Message/)).toHaveValue('')
})

test('a state that names no plan leaves the message empty', async () => {
  const { router } = await renderPage('/cookies')
  await router.navigate(paths.contact, { state: { offer: 7 } })
  await screen.findByRole('button', { name: 'Prepare Message' })
  expect(field(/^Message/)).toHaveValue('')
})
