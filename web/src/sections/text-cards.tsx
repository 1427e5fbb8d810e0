import { styled } from '@mui/material/styles'
import { card } from '#web/components/surface.ts'
import type { TitledText } from '#web/content/service.ts'

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& li': {
    padding: theme.spacing(3.5),
    ...card(theme),
  },
  '& p': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '@media (max-width: 767.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& li': { padding: theme.spacing(3) },
  },
}))

/** Cards with a heading and a paragraph. */
export function TextCards({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <Cards role="list">
      {list.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Cards>
  )
}
