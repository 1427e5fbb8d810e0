import { styled } from '@mui/material/styles'
import { callout, card } from '#web/components/surface.ts'

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: theme.spacing(6),
  alignItems: 'start',
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    // On a phone the order comes before the form.
    '& > aside': { order: -1 },
  },
}))

export const Panel = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  ...card(theme),
  '& h2': { fontSize: theme.typography.size.title },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > a': { justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}))

export const Consent = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  ...callout(theme),
  '& label': { display: 'flex', gap: theme.spacing(1.5), fontWeight: 600, lineHeight: 1.5 },
  '& label > span:first-of-type': { flex: 'none' },
  '& label > span:has(:focus-visible)': {
    outline: '3px solid var(--focus)',
    outlineOffset: 2,
  },
  '& p': { marginTop: theme.spacing(1), paddingLeft: 36, fontSize: theme.typography.size.small },
  '& [data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}))
