import { styled } from '@mui/material/styles'
import { callout, card } from '#web/components/surface.ts'
import { narrow } from './quote-summary-style.ts'

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: theme.spacing(5),
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(6) },
  // A sticky grid item sticks only within its own row.
  [narrow]: { display: 'block' },
}))

export const Sliders = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))

export const Summary = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 'calc(var(--header-height) + 24px)',
  display: 'grid',
  gap: theme.spacing(2.5),
  maxHeight: 'calc(100vh - var(--header-height) - 48px)',
  overflowY: 'auto',
  padding: theme.spacing(3, 3, 0),
  ...card(theme),
  // On a phone its two parts are laid out in the page, so that the bar can stick to the bottom of the screen.
  [narrow]: { display: 'contents' },
}))

export const WithoutScript = styled('p')(({ theme }) => ({
  padding: theme.spacing(2),
  ...callout(theme),
}))
