import { styled } from '@mui/material/styles'
import { Icon } from '#web/components/icon.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(0, 6),
  '& li': {
    display: 'flex',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    lineHeight: 1.5,
  },
  '& svg': { marginTop: 2, color: theme.vars.palette.success.main, strokeWidth: 2.5 },
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** What is part of an offer. */
export function CheckList({ list }: { readonly list: readonly string[] }) {
  return (
    <List role="list">
      {list.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          {item}
        </li>
      ))}
    </List>
  )
}
