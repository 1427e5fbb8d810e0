import { expect, test } from 'vitest'
import { listSeparator } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { registeredAddress } from '#web/content/registered-address.ts'

const { email, privacyEmail, securityEmail, phone, whatsApp } = company
// National numbers begin with a zero in place of the country code.
const dialled = ({ shown }: { readonly shown: string }) =>
  new RegExp(`^${shown.replaceAll(/\D/g, '').replace(/^0/, '\\d{1,3}')}$`)

test.each([email, privacyEmail, securityEmail])(
  'a message goes to the address on the page, $shown',
  (mailbox) => {
    expect(mailbox.href).toBe(`mailto:${mailbox.shown}`)
  },
)

test('a call goes to the number on the page', () => {
  expect(phone.href.replace('tel:+', '')).toMatch(dialled(phone))
  expect(whatsApp.href.replace('https://wa.me/', '')).toMatch(dialled(whatsApp))
})

test('a company without a registration number has none in its legal texts', () => {
  const { address } = company
  const registered = registeredAddress({ address, registrationNumber: 'PVT-1' })
  expect(registered).toBe(`${address.join(listSeparator)}, company registration PVT\u20111`)
  expect(registeredAddress({ address, registrationNumber: '' })).toBe(address.join(listSeparator))
})
