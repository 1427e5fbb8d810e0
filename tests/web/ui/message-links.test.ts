import { expect, test } from 'vitest'
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

test('the links hold a message of exactly the maximum length, and no longer one', () => {
  const rest = linksOf({ text: '' }).email.length
  const longest = linksOf({ text: 'x'.repeat(2000 - rest) })
  expect(longest).toMatchObject({ isComplete: true })
  expect(longest.email).toHaveLength(2000)
  expect(linksOf({ text: 'x'.repeat(2001 - rest) })).toEqual({
    email: `${to.email}?subject=${encodeURIComponent(subject)}`,
    messenger: to.messenger.href,
    isComplete: false,
  })
})

test('a message too long for a link is replaced by its short text', () => {
  const text = 'x'.repeat(2000)
  const { email, messenger, isComplete } = linksOf({ text, shortText: 'In short' })
  expect(isComplete).toBe(false)
  expect(email).toMatch(/&body=In%20short$/)
  expect(messenger).toMatch(/\?text=In%20short$/)
  expect(linksOf({ text, shortText: text })).toEqual(linksOf({ text }))
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
