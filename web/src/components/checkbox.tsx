import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

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
  '&:has(input:checked)': {
    background: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
  '&:has([aria-invalid=true])': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  // Hidden, not transparent: in forced colours every check mark would be visible.
  '& svg': { strokeWidth: 3, visibility: 'hidden' },
  '&:has(input:checked) svg': { visibility: 'visible' },
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

/** A checkbox in the look of the site. Its container shows the focus ring. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'ref' | 'type'>) {
  return (
    <Box>
      <Input {...props} type="checkbox" />
      <Icon name="check" size={18} />
    </Box>
  )
}
