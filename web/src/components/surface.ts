import type { Theme } from '@mui/material/styles'

/** A card: white, with a thin border. */
export function card({ vars, shape }: Theme) {
  return {
    background: vars.palette.background.paper,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: shape.card,
  } as const
}

/** A tinted background, for a note on a page or a card. */
export function callout({ vars, shape }: Theme) {
  return { background: vars.palette.background.tint, borderRadius: shape.inset } as const
}

/** Makes a link's whole card clickable; the card must be positioned. */
export function cardLink({ shape }: Theme) {
  return {
    color: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: shape.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  } as const
}
