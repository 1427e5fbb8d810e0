import { styled } from '@mui/material/styles'
import { TickList } from '#web/components/tick-list.tsx'

/** What is part of an offer, in two columns of lines. */
export const CheckList = styled(TickList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(6),
  '& li': {
    paddingBlock: theme.spacing(1.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
