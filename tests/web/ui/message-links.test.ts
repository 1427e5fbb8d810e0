import { expect, test, vi } from 'vitest'
import { type Message, messageLinks } from '#web/ui/browser/message-links.ts'

const to = {
  email: 'mailto:hello@acacia.example',
  messenger: { href: 'https://wa.me/254711000000', parameter: 'text' },
}
const subject = 'Enquiry from Wanjiru & Co'
const linksOf = (message: Omit<Message, 'subject'>) => messageLinks(to, { subject, ...message })

test('both links have the recipient and the text, line breaks included', () => {
  const { email, messenger } = linksOf({ text: 'One?\nTwo = 100 %, "three" & four' })
  const text = 'One?\r\nTwo = 100 %, "three" & four'
  // Without a plus, which mail programs would show for a space.
  expect(email).toMatch(/^[^?\s]+\?subject=[^&\s+]+&body=[^&\s+]+$/)
  const { href, search, searchParams } = new URL(email)
  expect(href).toBe(to.email + search)
  expect(Object.fromEntries(searchParams)).toEqual({ subject, body: text })
  const url = new URL(messenger ?? '')
  expect(url.href).toBe(to.messenger.href + url.search)
  expect(url.searchParams.get('text')).toBe(text)
})

const onWindows = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0)')

test('a mail program on Windows gets at most 2,000 bytes, and any other link 8,000', () => {
  const before = linksOf({ text: '' }).email.length
  expect(linksOf({ text: 'x'.repeat(8000 - before) })).toMatchObject({ isComplete: true })
  expect(linksOf({ text: 'x'.repeat(8001 - before) })).toMatchObject({ isComplete: false })
  expect(linksOf({ text: 'x'.repeat(9000) }).messenger).toBe(to.messenger.href)
  onWindows()
  const longest = linksOf({ text: 'x'.repeat(2000 - before) })
  expect(longest).toMatchObject({ isComplete: true })
  expect(longest.email).toHaveLength(2000)
  const { email, messenger, isComplete } = linksOf({ text: 'x'.repeat(2001 - before) })
  expect([email, isComplete]).toEqual([`${to.email}?subject=${encodeURIComponent(subject)}`, false])
  expect(messenger).toMatch(/\?text=x+$/)
})

test('a link that can’t hold a message has its short text, and 800 Japanese letters fit elsewhere', () => {
  onWindows()
  const text = '見'.repeat(800)
  const { email, messenger, isComplete } = linksOf({ text, shortText: 'In short' })
  expect(isComplete).toBe(false)
  expect(email).toMatch(/&body=In%20short$/)
  expect(messenger).toContain(`?text=${encodeURIComponent(text)}`)
})

test('half of an emoji does not break the links', () => {
  expect(linksOf({ text: 'cut \ud83d' }).email).toContain('cut%20%EF%BF%BD')
})

test('a messenger takes the text as its whole query, or there is none', () => {
  const text = 'One & two'
  const bare = { ...to, messenger: { href: 'https://line.me/R/msg/text/', parameter: '' } }
  expect(messageLinks(bare, { subject, text }).messenger).toBe(
    'https://line.me/R/msg/text/?One%20%26%20two',
  )
  const links = messageLinks({ ...to, messenger: null }, { subject, text })
  expect(links).toMatchObject({ messenger: null, isComplete: true })
})
