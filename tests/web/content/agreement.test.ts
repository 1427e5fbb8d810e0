import { expect, test } from 'vitest'
import { addressSeparator } from '#shared/locale.ts'
import { vat } from '#shared/seller.ts'
import { emergencySupportNote } from '#web/content/claims.ts'
import { company, messenger } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { cookies } from '#web/content/legal/cookies.ts'
import type { LegalText } from '#web/content/legal/legal-document.ts'
import { loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { refund } from '#web/content/legal/refund.ts'
import { terms } from '#web/content/legal/terms.ts'
import { notices } from '#web/content/notices.ts'
import { transferOrder } from '#web/content/quote-validity.ts'
import { packagePayment, surveyFirst, taxInvoice } from '#web/content/periods.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { registeredAddress } from '#web/content/registered-address.ts'
import { allPages } from '#web/content/site-map.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { inOrder } from '#tests/support/shown-words.ts'

const { email, privacyEmail, securityEmail, phone } = company
const numbers = [phone, ...(messenger?.href.startsWith('https://wa.me/') ? [messenger] : [])]
// National numbers begin with a zero in place of the country code.
const dialled = ({ shown }: { readonly shown: string }) =>
  new RegExp(`^${shown.replaceAll(/\D/g, '').replace(/^0/, '\\d{1,3}')}$`)

test('messages and calls go to the addresses and numbers on the page', () => {
  for (const { shown, href } of [email, privacyEmail, securityEmail])
    expect(href).toBe(`mailto:${shown}`)
  for (const number of numbers)
    expect(number.href.replace(/^(?:tel:\+|https:\/\/wa.me\/)/, '')).toMatch(dialled(number))
})

test.each([contact.form.errors.notice, ...Object.values(notices)])(
  '$title can be read in five seconds: in at most 15 words (rule 12.1)',
  ({ title, description }) => {
    expect(`${title} ${description}`.split(' ').length).toBeLessThanOrEqual(15)
  },
)

test('a company without a registration number has none in its legal texts', () => {
  const { address } = company
  const registered = registeredAddress({ address, registrationNumber: 'PVT-1' })
  const whole = [address.join(addressSeparator), 'PVT\u20111'] as const
  expect(registered).toMatch(inOrder(...whole))
  expect(registeredAddress({ address, registrationNumber: '' })).toBe(
    address.join(addressSeparator),
  )
})

test.each(['path', 'title', 'description'] as const)('every page has its own %s', (key) => {
  expect(new Set(allPages.map((page) => page[key])).size).toBe(allPages.length)
})

const legalDocuments = await Promise.all(legalPages.map(loadLegalDocument))

/** The text below a document's summary, each of its lines in quotation marks. */
const textOf = ({ sections }: LegalText) => JSON.stringify(sections)

test('the terms state VAT, the full refund, the limits of emergency support, the steps after a card payment, and what holds for a transfer', () => {
  const text = textOf(terms())
  for (const part of [
    surveyFirst,
    packagePayment(),
    taxInvoice,
    transferOrder,
    emergencySupportNote,
  ]) {
    expect(text).toContain(part)
  }
  for (const figure of [vat.percent, policyFigures.fullRefundHours])
    expect(text).toMatch(new RegExp(`\\b${figure}\\b`))
  expect(textOf(refund)).toContain(surveyFirst)
})

test.each(legalDocuments)(
  'the document $slug is complete, and its text repeats each figure of its summary',
  (document) => {
    const { summary, sections } = document
    expect(summary).not.toEqual([])
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    // With the first letter of its unit: not every script has blanks.
    const stated =
      Object.entries(summary)
        .join('\n')
        .match(/\d[\d.,]*(?:%|\s?\p{L})/gu) ?? []
    const isRepeated = (figure: string) => new RegExp(`(?<!\\d)${figure}`).test(textOf(document))
    expect(stated.filter((figure) => !isRepeated(figure))).toEqual([])
  },
)

test.each(Object.values(storageKeys))('/cookies lists the storage key %s', (name) => {
  expect(textOf(cookies)).toMatch(new RegExp(`"${name}\\P{L}`, 'u'))
})
