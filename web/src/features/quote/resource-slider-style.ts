import { styled } from '@mui/material/styles'

export const Root = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.inset,
}))

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& > span': { flex: 1 },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.4 },
  '& small': { fontSize: theme.typography.size.small, color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}))

export const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 84px',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  marginTop: theme.spacing(1.5),
  '@media (max-width: 479.95px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    // On a touch screen a slider needs the whole width.
    '& > [type=range]': { gridRow: 1, gridColumn: '1 / -1' },
    '& > [type=text]': { gridColumn: 2, gridRow: 2, textAlign: 'center' },
  },
}))

export const StepButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  background: 'transparent',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.control,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-disabled=true]': { color: theme.vars.palette.divider, cursor: 'default' },
}))

export const Amount = styled('input')(({ theme }) => ({
  width: '100%',
  height: 44,
  padding: '0 10px',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.shape.control,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
}))

const thumb = {
  appearance: 'none',
  width: 28,
  height: 28,
  border: 0,
  borderRadius: '50%',
} as const

/**
 * The browser's own slider, which works with pointer and keyboard before any script runs. The part up to the thumb is the
 * thumb's border image, clipped to the track, so that it needs no script either.
 */
export const Range = styled('input')(({ theme }) => {
  const { text, divider, background } = theme.vars.palette
  const fill = {
    background: background.paper,
    boxShadow: `inset 0 0 0 3px ${text.primary}`,
    borderImage: `linear-gradient(90deg, ${text.primary} 50%, ${divider} 0) 0 1 / calc(50% - 3px) 100vw / 0 calc(100vw + 2px)`,
  }
  return {
    appearance: 'none',
    width: '100%',
    height: 44,
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    overflow: 'hidden',
    borderRadius: theme.shape.control,
    '&:focus-visible': { outlineOffset: 0, borderRadius: theme.shape.control },
    '&::-webkit-slider-thumb': { ...thumb, ...fill },
    '&::-moz-range-thumb': { ...thumb, ...fill },
    '@media (forced-colors: active)': { appearance: 'auto', overflow: 'visible' },
  }
})
