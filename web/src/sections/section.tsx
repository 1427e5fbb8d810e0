import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Container } from '#web/components/container.tsx'

/** The ground that a section stands on; a long page changes it to have a shape. */
type Tone = 'paper' | 'tint' | 'ink'

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { background, text } = theme.vars.palette
  const tones = {
    paper: {},
    tint: { background: background.tint },
    ink: { background: background.ink, color: text.onInk, '--focus': text.onInk },
  }
  return {
    ...tones[tone],
    paddingBlock: theme.spacing(11),
    '@media (max-width: 767.95px)': { paddingBlock: theme.spacing(7) },
  }
})

const Head = styled('div')(({ theme }) => ({
  maxWidth: 720,
  marginBottom: theme.spacing(5),
  '& p': { marginTop: theme.spacing(1.5), fontSize: '1.125rem', opacity: 0.85 },
}))

type SectionProps = {
  readonly heading: string
  readonly lead?: string
  readonly tone?: Tone
  readonly children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Section({ heading, lead, tone = 'paper', children }: SectionProps) {
  const id = useId()
  return (
    <Root tone={tone} aria-labelledby={id}>
      <Container>
        <Head>
          <h2 id={id}>{heading}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </Head>
        {children}
      </Container>
    </Root>
  )
}
