import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { company } from '#web/content/company.ts'
import { openCheckout, payButton } from '#tests/support/checkout-page.ts'

test('beside Pay the provider is named, with cards that it accepts', async () => {
  await openCheckout()
  const { provider } = checkoutCopy
  expect(screen.getByText(provider).closest('form')).toContainElement(await payButton())
  for (const name of [company.processors.payments, 'Visa', 'Mastercard', 'American Express']) {
    expect(provider).toContain(name)
  }
})
