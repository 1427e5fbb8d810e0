import { styled } from '@mui/material/styles'

/** Below this width the summary's bar sticks to the bottom of the screen. */
export const narrow = '@media (max-width: 959.95px)'

/** Below this height there is little room for a bar: a phone in landscape. */
const low = '@media (max-width: 959.95px) and (max-height: 499.95px)'

export const Lines = styled('section')(({ theme }) => ({
  [narrow]: { marginBlock: theme.spacing(5, 2) },
  '& h2': { fontSize: theme.typography.size.large },
  '& > p': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& ul': { marginTop: theme.spacing(1.5) },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    lineHeight: 1.4,
  },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: theme.typography.size.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}))

/** Stays in view: in its panel on desktop, at the bottom of the screen on mobile. */
export const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5, 3),
  background: theme.vars.palette.background.paper,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  '& > button': { marginTop: theme.spacing(1) },
  [narrow]: {
    zIndex: 5,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2.5),
    marginInline: 'calc(-1 * var(--page-margin))',
    padding: theme.spacing(1.5, 'var(--page-margin)'),
    paddingBottom: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.elevation.bar,
    '& > button': { gridRow: 1, gridColumn: 2, marginTop: 0, padding: '10px 12px' },
  },
  [low]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(200px, 35%)',
    paddingBlock: theme.spacing(1),
    '& > p': { gridRow: 1, gridColumn: 2 },
    '& > button': { gridColumn: 3 },
  },
}))

export const Total = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: theme.spacing(1),
  alignItems: 'baseline',
  fontWeight: 600,
  '& small': {
    fontWeight: 400,
    fontSize: theme.typography.size.small,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& output': {
    ...theme.typography.figure,
    fontSize: theme.typography.size.price,
  },
  [narrow]: {
    lineHeight: 1.3,
    fontSize: theme.typography.size.small,
    '& small': { fontSize: theme.typography.size.caption },
    '& output': { gridColumn: '1 / -1' },
  },
}))

export const WithVat = styled('p')(({ theme }) => ({
  fontSize: theme.typography.size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  [narrow]: { gridColumn: '1 / -1', fontSize: theme.typography.size.caption },
}))

export const Alert = styled('p')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  fontWeight: 600,
  fontSize: theme.typography.size.small,
  lineHeight: 1.4,
  // Out of the grid while empty, but not hidden: a live region must exist before its text changes.
  '&:empty': { position: 'absolute' },
  [narrow]: { gridColumn: '1 / -1' },
}))
