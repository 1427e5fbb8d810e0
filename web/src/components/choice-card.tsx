import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

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

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginTop: 1,
  border: `2px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.shape.mark,
  color: theme.vars.palette.text.onInk,
  'label:has(input:checked) > &': {
    background: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
  // Not by a colour: where the reader's own colours are forced, every tick would be seen.
  '& svg': { strokeWidth: 3, visibility: 'hidden' },
  'label:has(input:checked) > & svg': { visibility: 'visible' },
}))

const Input = styled('input')({
  position: 'absolute',
  inset: -12,
  width: 'auto',
  height: 'auto',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

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
})

type ChoiceCardProps = {
  readonly name: string
  readonly description: string
  readonly price: ReactNode
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A thing to choose: a checkbox named after it, with what it is and what it costs. The whole card is the target. */
export function ChoiceCard({ name, description, price, isChosen, onToggle }: ChoiceCardProps) {
  const id = useId()
  return (
    <Card>
      <Box>
        <Input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-description ${id}-price`}
        />
        <Icon name="check" size={18} />
      </Box>
      <Name id={`${id}-name`}>{name}</Name>
      <Price id={`${id}-price`}>{price}</Price>
      <Description id={`${id}-description`}>{description}</Description>
    </Card>
  )
}
