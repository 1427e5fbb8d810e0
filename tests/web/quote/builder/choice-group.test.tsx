import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { describeCover } from '#shared/words.ts'
import { overlaps } from '#web/content/quote-builder.ts'
import { choice, openBuilder } from '#tests/support/quote-page.ts'

test('every offer says what its price covers where it is chosen (rule 7.20)', async () => {
  await openBuilder()
  for (const { name, covers } of fixedItems) {
    expect(choice(name)).toHaveAccessibleDescription(RegExp(describeCover(covers)))
  }
})

test.each(overlaps)(
  '$pair overlap: a note says so, and both stay selected, in groups that opened (rule 7.21)',
  async ({ pair, note }) => {
    const names = fixedItems.filter(({ id }) => pair.includes(id)).map(({ name }) => name)
    const { user } = await openBuilder()
    for (const name of names) {
      expect(screen.queryByRole('note')).not.toBeInTheDocument()
      await user.click(choice(name))
    }
    expect(screen.getByRole('note')).toHaveTextContent(note)
    for (const name of names) {
      expect(choice(name)).toBeChecked()
      expect(choice(name).closest('details')).toHaveAttribute('open')
    }
  },
)
