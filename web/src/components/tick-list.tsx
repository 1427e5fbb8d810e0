import { styled } from '@mui/material/styles'
import { Icon } from './icon.tsx'

const List = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', gap: 10, paddingBlock: 6, lineHeight: 1.45 },
  '& svg': { marginTop: 2, color: theme.vars.palette.success.main, strokeWidth: 2.5 },
}))

type TickListProps = { readonly list: readonly string[]; readonly className?: string }

/** What is included, each with a tick. */
export function TickList({ list, ...rest }: TickListProps) {
  return (
    <List role="list" {...rest}>
      {list.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          {item}
        </li>
      ))}
    </List>
  )
}
