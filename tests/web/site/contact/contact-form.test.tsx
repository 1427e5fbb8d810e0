import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { company, messenger } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { announcements, button, link, renderPage } from '#tests/support/render-page.tsx'

const { form: copy, ready } = contact
const text = 'We open a branch in Nakuru.'

const openContact = () => renderPage(paths.contact)
const field = (name: keyof typeof copy.fields) =>
  screen.getByRole('textbox', { name: copy.fields[name] })
const readyHeading = () => screen.queryByRole('heading', { level: 2, name: ready.heading })
const missing = () => screen.findByText(copy.errors.notice.title)
const prepare = (user: UserEvent) => user.click(button(copy.submit))

async function fillIn(user: UserEvent, message = text): Promise<void> {
  await user.type(field('name'), ' Wanjiru Kamau')
  await user.type(field('email'), 'wanjiru@acacia.example')
  await user.click(field('message'))
  await user.paste(message)
}

/** Opens the page and prepares a message. */
async function openPrepared() {
  const page = await openContact()
  await fillIn(page.user)
  await prepare(page.user)
  return page
}

test('the form has five fields, three of them required (rule 6.1)', async () => {
  await openContact()
  const fields = ['name', 'company', 'email', 'phone', 'message'] as const
  expect(screen.getAllByRole('textbox')).toEqual(fields.map(field))
  for (const name of ['name', 'email', 'message'] as const) expect(field(name)).toBeRequired()
  for (const name of ['company', 'phone'] as const) expect(field(name)).not.toBeRequired()
  expect(screen.getByText(copy.fields.name)).toHaveTextContent(`${copy.fields.name} *`)
  expect([field('email'), field('phone')].map((box) => box.getAttribute('type'))).toEqual([
    'email',
    'tel',
  ])
})

test('missing fields get one notification until all are filled, or the page is left; each is marked, and the first has the focus; an address without an @ is only marked (rules 6.2 and 12.4)', async () => {
  const { user, router } = await openContact()
  await user.type(field('name'), 'Wanjiru')
  await user.type(field('message'), '   ')
  const focused = vi.fn<(isInvalid: string | null) => void>()
  field('email').addEventListener('focus', () => focused(field('email').ariaInvalid))
  await prepare(user)
  // A description that changes under the focus would be said twice.
  expect(focused).toHaveBeenCalledExactlyOnceWith('true')
  await missing()
  await prepare(user)
  expect(screen.getAllByText(copy.errors.notice.title)).toHaveLength(1)
  expect(field('name')).toBeValid()
  for (const name of ['email', 'message'] as const) {
    expect(field(name)).toHaveAccessibleDescription(copy.errors.missing(copy.fields[name]))
  }
  expect(field('email')).toHaveFocus()
  expect(readyHeading()).not.toBeInTheDocument()
  await user.type(field('message'), 'W')
  expect(field('message')).toBeValid()
  await user.type(field('email'), 'W')
  await waitFor(() => expect(screen.queryByText(copy.errors.notice.title)).toBeNull())

  await prepare(user)
  expect(field('email')).toHaveAccessibleDescription(copy.errors.email)
  expect(screen.queryByText(copy.errors.notice.title)).toBeNull()
  expect(readyHeading()).not.toBeInTheDocument()

  await user.clear(field('name'))
  await prepare(user)
  await missing()
  await router.navigate(paths.cookies)
  await waitFor(() => expect(screen.queryByText(copy.errors.notice.title)).toBeNull())
})

test('a valid message clears the form and is ready, not sent, without any request (rule 6.3)', async () => {
  const call = vi.spyOn(globalThis, 'fetch')
  const { user } = await openPrepared()
  expect(readyHeading()).toHaveFocus()
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('')
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: readyMessage.email })
  expect(href.startsWith(`${company.email.href}?subject=`)).toBe(true)
  expect(href).toMatch(/Wanjiru%20Kamau.*&body=We%20open/)
  const pigeon = link(readyMessage.messenger)
  expect(pigeon.getAttribute('href')).toContain(`${messenger.href}?body=We%20open`)
  expect(pigeon).toHaveAttribute('target', '_blank')
  await user.click(button(readyMessage.copy))
  await waitFor(() => expect(announcements()).toContain(readyMessage.copied))
  expect(await navigator.clipboard.readText()).toContain(`${text}\n\n${copy.fields.name}`)
  expect(call).not.toHaveBeenCalled()
})

test('what was written survives a reload, and what a link brings follows it (rule 6.3)', async () => {
  const first = await openContact()
  await fillIn(first.user)
  first.leave()
  const { router } = await openContact()
  expect(field('message')).toHaveValue(text)
  await act(() => router.navigate(paths.contact, { state: { message: 'Desk Care' } }))
  expect(field('message')).toHaveValue(`${text}\n\nDesk Care`)
  expect(field('name')).toHaveValue(' Wanjiru Kamau')
})

test('without permission to copy, the page says so and selects the text', async () => {
  const { user } = await openPrepared()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(button(readyMessage.copy))
  await waitFor(() => expect(announcements()).toContain(readyMessage.copyFailed))
  expect(String(getSelection())).toMatch(new RegExp(`^${text}`))
})

test('a second message, too long for a link, replaces the first and is there after a visit to another page', async () => {
  const { user, router } = await openPrepared()
  await user.click(button(readyMessage.copy))
  await user.click(button(ready.another))
  expect(field('name')).toHaveFocus()
  expect(readyHeading()).not.toBeInTheDocument()
  await fillIn(user, `And one in Kisumu.${'x'.repeat(8000)}`)
  await prepare(user)
  expect(readyHeading()).toHaveFocus()
  expect(screen.getByText(/^And one in Kisumu\./)).toBeVisible()
  expect(screen.getByText(ready.tooLong)).toBeVisible()
  expect(announcements()).toEqual([])
  await router.navigate(paths.cookies)
  await waitFor(() => expect(readyHeading()).not.toBeInTheDocument())
  await router.navigate(paths.contact)
  expect(await screen.findByText(/^And one in Kisumu\./)).toBeVisible()
  await user.click(button(ready.another))
  expect(sessionStorage).toHaveLength(0)
})
