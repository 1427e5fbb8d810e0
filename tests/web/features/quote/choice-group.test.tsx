import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

test.each([
  ['Weekly Backup Service', 'Premium Backup'],
  ['SSL Certificate', 'Premium SSL'],
])('%s and %s overlap: a note says so, and both stay chosen', async (smaller, larger) => {
  const { user } = await renderPage('/custom-quote')
  await user.click(screen.getByRole('checkbox', { name: smaller }))
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: larger }))
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent(larger)
  expect(note).toHaveTextContent(smaller)
  for (const name of [smaller, larger]) {
    expect(screen.getByRole('checkbox', { name })).toBeChecked()
  }
})
