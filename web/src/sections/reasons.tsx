import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Container } from '#web/components/container.tsx'
import type { TitledText } from '#web/content/service.ts'
import { SectionRoot } from './section-root.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  '& h2': { position: 'sticky', top: 'calc(var(--header-height) + 32px)' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: theme.spacing(1, 4),
    paddingBlock: theme.spacing(3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: theme.typography.size.lead,
    fontWeight: 650,
    lineHeight: 1.35,
  },
  '& dd': { color: theme.vars.palette.text.secondary },
  '@media (max-width: 959.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& h2': { position: 'static' },
  },
  '@media (max-width: 599.95px)': {
    '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: theme.spacing(2.5) },
  },
}))

type ReasonsProps = {
  readonly heading: string
  readonly list: readonly TitledText[]
}

/** A long list of statements beside its sticky heading. */
export function Reasons({ heading, list }: ReasonsProps) {
  const id = useId()
  return (
    <SectionRoot data-tone="paper" aria-labelledby={id}>
      <Container>
        <Columns>
          <h2 id={id}>{heading}</h2>
          <dl>
            {list.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Columns>
      </Container>
    </SectionRoot>
  )
}
