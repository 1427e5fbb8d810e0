import { styled } from '@mui/material/styles'
import { LinkButton } from '#web/components/button.tsx'
import { callout, card } from '#web/components/surface.ts'
import { FormColumn } from '#web/components/form-layout.ts'

export const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }))

export const Form = styled(FormColumn)(({ theme }) => ({
  '& h2 + p': { marginTop: theme.spacing(-1) },
  '& noscript p': {
    padding: theme.spacing(2),
    ...callout(theme),
    color: theme.vars.palette.text.primary,
  },
  '&& textarea': { minHeight: 240 },
  '& > button': { justifySelf: 'start' },
  '@media (max-width: 599.95px)': { '& > button': { justifySelf: 'stretch' } },
}))

export const Ready = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(4),
  ...card(theme),
  borderTop: `4px solid ${theme.vars.palette.success.main}`,
  '& h2': { fontSize: theme.typography.size.title },
  '& h2 + p': { marginTop: theme.spacing(-1.5), color: theme.vars.palette.text.secondary },
  '& h3': {
    marginBottom: theme.spacing(1),
    fontFamily: 'inherit',
    fontSize: theme.typography.size.text,
  },
  // Takes no space while it is empty; not hidden, or its text would not be announced.
  '& output:empty': { marginTop: theme.spacing(-2.5) },
  '& output': { fontWeight: 600, color: theme.vars.palette.success.main },
  '& output[data-error]': { color: theme.vars.palette.error.main },
  '@media (max-width: 599.95px)': { padding: theme.spacing(3, 2.5) },
}))

export const Preview = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 2.5),
  ...callout(theme),
  font: 'inherit',
  fontSize: theme.typography.size.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

/** A link button that opens a new tab. */
export const NewTabLinkButton = styled(LinkButton)<{ readonly target: '_blank' }>({})
