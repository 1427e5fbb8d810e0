import { styled } from '@mui/material/styles'

/** A form with stacked fields under a heading. */
export const FormColumn = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& h2': { fontSize: theme.typography.size.title },
  '& > p': { color: theme.vars.palette.text.secondary },
}))

/** Fields in two columns, where there is room; a wide one takes both. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(2.5, 2),
  alignItems: 'start',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
