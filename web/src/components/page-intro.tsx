import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Container } from './container.tsx'

const Root = styled('div')(({ theme }) => ({
  paddingTop: `calc(var(--header-height) + ${theme.spacing(6)})`,
  paddingBottom: theme.spacing(5),
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '@media (max-width: 767.95px)': {
    paddingTop: `calc(var(--header-height) + ${theme.spacing(3)})`,
    paddingBottom: theme.spacing(3),
  },
}))

const Eyebrow = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
}))

const Heading = styled('h1')({ maxWidth: '20ch' })

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '62ch',
  marginTop: theme.spacing(2),
  fontSize: theme.typography.size.lead,
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}))

type PageIntroProps = {
  readonly heading: string
  readonly lead: string
  /** The page's subject, if the heading doesn't name it. */
  readonly eyebrow?: string
  /** An illustration beside the text, on wide screens. */
  readonly figure?: ReactNode
  readonly children?: ReactNode
}

/** The top of a page: its h1 and a short introduction. */
export function PageIntro({ heading, lead, eyebrow, figure, children }: PageIntroProps) {
  return (
    <Root>
      <Container>
        <div>
          {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading tabIndex={-1}>{heading}</Heading>
          <Lead>{lead}</Lead>
          {children}
        </div>
        {figure}
      </Container>
    </Root>
  )
}
