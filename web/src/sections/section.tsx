import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Container } from '#web/components/container.tsx'
import { Ground, type Tone } from './ground.ts'

const Head = styled('div')(({ theme }) => ({
  maxWidth: 720,
  marginBottom: theme.spacing(5),
  '& p': { marginTop: theme.spacing(1.5), fontSize: theme.typography.size.lead, opacity: 0.85 },
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
    <Ground data-tone={tone} aria-labelledby={id}>
      <Container>
        <Head>
          <h2 id={id}>{heading}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </Head>
        {children}
      </Container>
    </Ground>
  )
}
