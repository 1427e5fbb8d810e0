import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Container } from './container.tsx'

const Root = styled('div')(({ theme }) => ({
  paddingTop: `calc(var(--header-height) + ${theme.spacing(6)})`,
  paddingBottom: theme.spacing(5),
  '@media (max-width: 767.95px)': {
    paddingTop: `calc(var(--header-height) + ${theme.spacing(3)})`,
    paddingBottom: theme.spacing(3),
  },
}))

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '62ch',
  marginTop: theme.spacing(2),
  fontSize: '1.1875rem',
  color: theme.vars.palette.text.secondary,
}))

type PageIntroProps = {
  readonly heading: string
  readonly lead: string
  readonly children?: ReactNode
}

/** The top of a page: its one h1, and what the page is for. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <Root>
      <Container>
        <h1 tabIndex={-1}>{heading}</h1>
        <Lead>{lead}</Lead>
        {children}
      </Container>
    </Root>
  )
}
