import { styled } from '@mui/material/styles'

/** Things below each other, an even distance apart. */
export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  justifyItems: 'stretch',
}))

/** Buttons beside each other, below each other on a phone. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '@media (max-width: 479.95px)': { flexDirection: 'column', '& > form': { display: 'grid' } },
}))
