import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/pricing.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { nothing } from '#tests/support/selections.ts'

test('a quote as text has its lines by period, and its sums by their names (rule 7.18)', () => {
  const selection = {
    ...nothing,
    fixedItems: [fixedItems[0].id],
    quantities: { ...nothing.quantities, storage: 100 },
  }
  expect(quoteText(priceSelection(selection)).split('\n')).toEqual([
    `${periodCopy.once}: US$2,500`,
    `- ${fixedItems[0].name}: US$2,500`,
    '',
    `${periodCopy.month}: US$200`,
    '- Storage, 100 GB: US$200',
    '',
    'Total before VAT: US$2,700',
    'VAT (16%): US$432',
    'To pay, including VAT: US$3,132',
  ])
})
