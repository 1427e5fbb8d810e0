import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Container } from '#web/components/container.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  paddingBottom: theme.spacing(9),
  '& section > p': { maxWidth: '68ch', marginTop: theme.spacing(2.5) },
  '@media (max-width: 959.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

type OverviewProps = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Beside the text on desktop, below it on mobile. */
  readonly children?: ReactNode
}

/** Prose under a heading. */
export function Overview({ heading, paragraphs, children }: OverviewProps) {
  const id = useId()
  return (
    <Container>
      <Columns>
        <section aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {children}
      </Columns>
    </Container>
  )
}
