import { styled } from '@mui/material/styles'

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: theme.spacing(6),
  alignItems: 'start',
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    // On a phone one reads what is paid before typing for it.
    '& > aside': { order: -1 },
  },
}))

export const Panel = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  '& h2': { fontSize: '1.5rem' },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > a': { justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}))

export const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& h2': { fontSize: '1.5rem' },
  '& > p': { color: theme.vars.palette.text.secondary },
}))

export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(2.5, 2),
  alignItems: 'start',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export const Consent = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  background: theme.vars.palette.background.tint,
  borderRadius: 12,
  '& label': { display: 'flex', gap: theme.spacing(1.5), fontWeight: 600, lineHeight: 1.5 },
  '& input': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.vars.palette.text.primary,
  },
  '& p': { marginTop: theme.spacing(1), paddingLeft: 36, fontSize: '.9375rem' },
  '& [data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}))
