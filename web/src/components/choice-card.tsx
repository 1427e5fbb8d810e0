import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  alignItems: 'start',
  padding: theme.spacing(2),
  minHeight: 88,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.inset,
  cursor: 'pointer',
  transition: 'border-color 150ms, box-shadow 150ms, background-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
  },
  '&:has(input:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
}))

const Name = styled('span')({ fontWeight: 600, lineHeight: 1.4, hyphens: 'auto' })

const Description = styled('span')(({ theme }) => ({
  gridColumn: '2 / -1',
  marginTop: 4,
  fontSize: theme.typography.size.small,
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
}))

const Price = styled('span')({
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Below the name: beside it, a long word would not fit.
  '@media (max-width: 359.95px)': { gridColumn: 2 },
})

type ChoiceCardProps = {
  readonly name: string
  readonly description: string
  readonly price: ReactNode
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** An option with a checkbox, a description and a price. The whole card is the click target. */
export function ChoiceCard({ name, description, price, isChosen, onToggle }: ChoiceCardProps) {
  const id = useId()
  return (
    <Card>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description ${id}-price`}
      />
      <Name id={`${id}-name`}>{name}</Name>
      <Price id={`${id}-price`}>{price}</Price>
      <Description id={`${id}-description`}>{description}</Description>
    </Card>
  )
}
