import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import type { FixedItem } from '#shared/catalogue.ts'
import { ChoiceCard } from '#web/components/choice-card.tsx'
import { callout } from '#web/components/surface.ts'
import { overlaps } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { useAppDispatch, useAppSelector } from '#web/state/hooks.ts'
import { fixedItemToggled, selectSelection } from './quote-slice.ts'

const Root = styled('section')(({ theme }) => ({
  '& > h2': { fontSize: theme.typography.size.title },
  '& > p': {
    marginTop: 4,
    marginBottom: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
  },
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  // Wide enough for the longest word of a name next to its price.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 344px), 1fr))',
}))

const Overlap = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  padding: theme.spacing(1.5, 2),
  ...callout(theme),
  fontSize: theme.typography.size.small,
}))

type GroupProps = {
  readonly heading: string
  readonly note: string
  readonly children: ReactNode
}

/** A section of the builder with its heading. */
export function Group({ heading, note, children }: GroupProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{note}</p>
      {children}
    </Root>
  )
}

/** Offers with one price each, as checkboxes. Two that overlap get a note; none is removed automatically. */
export function Choices({ items }: { readonly items: readonly FixedItem[] }) {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectSelection).fixedItems
  const notes = overlaps.filter(
    ({ pair }) =>
      pair.every((id) => chosen.includes(id)) && items.some((item) => item.id === pair[1]),
  )
  return (
    <Grid>
      {items.map(({ id, name, description, price }) => (
        <ChoiceCard
          key={id}
          name={name}
          description={description}
          price={formatUsd(price)}
          isChosen={chosen.includes(id)}
          onToggle={() => dispatch(fixedItemToggled(id))}
        />
      ))}
      {notes.map(({ note }) => (
        <Overlap key={note} role="note">
          {note}
        </Overlap>
      ))}
    </Grid>
  )
}
