import { expect, test } from 'vitest'
import { listSeparator } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { registeredAddress } from '#web/content/registered-address.ts'

const { email, privacyEmail, securityEmail, phone, whatsApp } = company
// National numbers begin with a zero in place of the country code.
const dialled = ({ shown }: { readonly shown: string }) =>
  new RegExp(`^${shown.replaceAll(/\D/g, '').replace(/^0/, '\\d{1,3}')}$`)

test('messages and calls go to the addresses and numbers on the page', () => {
  for (const { shown, href } of [email, privacyEmail, securityEmail])
    expect(href).toBe(`mailto:${shown}`)
  expect(phone.href.replace('tel:+', '')).toMatch(dialled(phone))
  expect(whatsApp.href.replace('https://wa.me/', '')).toMatch(dialled(whatsApp))
})

test('a company without a registration number has none in its legal texts', () => {
  const { address } = company
  const registered = registeredAddress({ address, registrationNumber: 'PVT-1' })
  expect(registered).toBe(`${address.join(listSeparator)}, company registration PVT\u20111`)
  expect(registeredAddress({ address, registrationNumber: '' })).toBe(address.join(listSeparator))
})
