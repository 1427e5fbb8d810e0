import { styled } from '@mui/material/styles'

/** Stacks its children with even gaps. */
export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  justifyItems: 'stretch',
}))

/** Buttons in a row, stacked on mobile. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '@media (max-width: 479.95px)': { flexDirection: 'column', '& > form': { display: 'grid' } },
}))
