import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Container } from '#web/components/container.tsx'

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  background: theme.vars.palette.background.ink,
  color: theme.vars.palette.text.onInk,
  '& h2': {
    ...theme.typography.label,
    fontWeight: 500,
    color: theme.vars.palette.text.onInkSecondary,
  },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 4),
    marginTop: theme.spacing(1),
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: theme.typography.size.lead,
    fontWeight: 600,
    lineHeight: 1.7,
  },
}))

type WordStripProps = { readonly heading: string; readonly list: readonly string[] }

/** Names in a row, under a subdued heading. */
export function WordStrip({ heading, list }: WordStripProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Container>
        <h2 id={id}>{heading}</h2>
        <ul role="list">
          {list.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </Container>
    </Root>
  )
}
