import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Container } from '#web/components/container.tsx'
import { SectionRoot, type Tone } from './section-root.ts'

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

/** A section of a page with its own heading. */
export function Section({ heading, lead, tone = 'paper', children }: SectionProps) {
  const id = useId()
  return (
    <SectionRoot data-tone={tone} aria-labelledby={id}>
      <Container>
        <Head>
          <h2 id={id}>{heading}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </Head>
        {children}
      </Container>
    </SectionRoot>
  )
}
