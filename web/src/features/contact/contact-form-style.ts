import { styled } from '@mui/material/styles'
import { LinkButton } from '#web/components/button.tsx'

export const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }))

export const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& h2': { fontSize: '1.5rem' },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& h2 + p': { marginTop: theme.spacing(-1) },
  '& noscript p': {
    padding: theme.spacing(2),
    background: theme.vars.palette.background.tint,
    color: theme.vars.palette.text.primary,
    borderRadius: 12,
  },
  '&& textarea': { minHeight: 240 },
  '& > button': { justifySelf: 'start' },
  '@media (max-width: 599.95px)': { '& > button': { justifySelf: 'stretch' } },
}))

export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(2.5, 2),
  alignItems: 'start',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export const Ready = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(4),
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.success.main}`,
  borderRadius: 16,
  '& h2': { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.75rem)' },
  '& h2 + p': { marginTop: theme.spacing(-1.5), color: theme.vars.palette.text.secondary },
  '& h3': { marginBottom: theme.spacing(1), fontFamily: 'inherit', fontSize: '1rem' },
  // Without a gap of its own while it is empty; not hidden, or what comes into it would not be announced.
  '& output:empty': { marginTop: theme.spacing(-2.5) },
  '& output': { fontWeight: 600, color: theme.vars.palette.success.main },
  '& output[data-error]': { color: theme.vars.palette.error.main },
  '@media (max-width: 599.95px)': { padding: theme.spacing(3, 2.5) },
}))

export const Preview = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 2.5),
  background: theme.vars.palette.background.tint,
  borderRadius: 12,
  font: 'inherit',
  fontSize: '1rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

/** A link button that opens in a tab of its own. */
export const NewTabLinkButton = styled(LinkButton)<{ readonly target: '_blank' }>({})
