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

test('a mail program on Windows gets at most 2,000 bytes, any other link 8,000; where the text is longer, the short one', () => {
  const rest = linksOf({ text: '' }).email.length
  const shortText = 'In short'
  expect(linksOf({ text: 'x'.repeat(8000 - rest) }).isComplete).toBe(true)
  expect(linksOf({ text: 'x'.repeat(8001 - rest), shortText }).email).toMatch(/&body=In%20short$/)
  expect(linksOf({ text: 'x'.repeat(9000) }).messenger).toBe(to.messenger.href)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0)')
  expect(linksOf({ text: 'x'.repeat(2000 - rest) }).email).toHaveLength(2000)
  const text = '見'.repeat(800)
  expect(linksOf({ text, shortText })).toEqual({
    email: `${to.email}?subject=${encodeURIComponent(subject)}&body=In%20short`,
    messenger: `${to.messenger.href}?text=${encodeURIComponent(text)}`,
    isComplete: false,
  })
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
