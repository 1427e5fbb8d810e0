import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { clinicExample } from '#web/content/clinic-example.built.ts'
import { home } from '#web/content/home.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('healthcare opens the builder with the offers of its example (rule 3.4)', async () => {
  const { user } = await renderPage('/')
  const link = home.industries.list.find((it) => it.link.to === clinicExample.path)?.link
  await user.click(screen.getByText(link?.text ?? ''))
  const chosen = await screen.findAllByRole('checkbox', { checked: true })
  const clinic = quotePresets.find(({ name }) => name === clinicExample.name)
  const offers = fixedItems.filter(({ id }) => clinic?.selection.fixedItems.includes(id))
  expect(chosen).toHaveLength(offers.length)
  for (const { name } of offers) expect(screen.getByRole('checkbox', { name })).toBeChecked()
})
