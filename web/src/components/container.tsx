import { styled } from '@mui/material/styles'

/** The page's column: 1200 px, with the same margin for header, sections and footer. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: 'var(--page-margin)',
})
