import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Container } from '#web/components/container.tsx'
import { SectionRoot } from './section-root.ts'

// The footer has its own margin.
const Root = styled(SectionRoot)({ '&&': { paddingBottom: 0 } })

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(4, 8),
  alignItems: 'center',
  padding: theme.spacing(7),
  background: theme.vars.palette.background.tint,
  borderRadius: theme.shape.frame,
  '& h2 + p': {
    maxWidth: '58ch',
    marginTop: theme.spacing(1.5),
    fontSize: theme.typography.size.lead,
    color: theme.vars.palette.text.secondary,
    textWrap: 'balance',
  },
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: theme.spacing(4, 3),
  },
}))

type ClosingPanelProps = {
  readonly heading: string
  readonly text: string
  /** Below the text. */
  readonly children?: ReactNode
  /** Beside the text on desktop, below it on mobile. */
  readonly beside: ReactNode
}

/** The panel at the end of a page. */
export function ClosingPanel({ heading, text, children, beside }: ClosingPanelProps) {
  const id = useId()
  return (
    <Root data-tone="paper" aria-labelledby={id}>
      <Container>
        <Frame>
          <div>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
            {children}
          </div>
          {beside}
        </Frame>
      </Container>
    </Root>
  )
}
