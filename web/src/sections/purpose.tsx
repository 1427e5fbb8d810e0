import { styled } from '@mui/material/styles'
import { Container } from '#web/components/container.tsx'
import type { TitledText } from '#web/content/service.ts'

const Root = styled('div')(({ theme }) => ({
  '--focus': theme.vars.palette.text.onInk,
  paddingBlock: theme.spacing(9),
  background: theme.vars.palette.background.ink,
  color: theme.vars.palette.text.onInk,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(5, 8),
  },
  '& h2': {
    ...theme.typography.label,
    color: theme.vars.palette.text.onInkSecondary,
  },
  '& p': {
    marginTop: theme.spacing(1.5),
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: theme.typography.size.title,
    fontWeight: 500,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
  },
  '@media (max-width: 767.95px)': {
    paddingBlock: theme.spacing(6),
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}))

/** Mission and vision in large type on ink. */
export function Purpose({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <Root>
      <Container>
        {list.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
    </Root>
  )
}
