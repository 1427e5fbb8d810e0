import { styled } from '@mui/material/styles'
import { Icon } from '#web/components/icon.tsx'
import type { IllustratedText } from '#web/content/service.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(4, 5),
  '& li': { paddingTop: theme.spacing(2.5), borderTop: '1px solid currentColor' },
  '& svg': { color: theme.vars.palette.primary.main },
  '& h3': { marginTop: theme.spacing(2) },
  '& p': { marginTop: theme.spacing(1), opacity: 0.85 },
  '@media (max-width: 959.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: theme.spacing(2) },
    '& h3': { marginTop: 0 },
    '& p': { gridColumn: 2 },
  },
}))

/** Short statements side by side, each with an icon. */
export function Tiles({ list }: { readonly list: readonly IllustratedText[] }) {
  return (
    <List role="list">
      {list.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
