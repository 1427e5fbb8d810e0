import { styled } from '@mui/material/styles'
import { Icon } from './icon.tsx'

const List = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', gap: 10, paddingBlock: 6, lineHeight: 1.45 },
  '& svg': { marginTop: 2, color: theme.vars.palette.success.main, strokeWidth: 2.5 },
}))

type CheckListProps = { readonly list: readonly string[]; readonly className?: string }

/** What is included, each item with a check mark. */
export function CheckList({ list, ...rest }: CheckListProps) {
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

/** The same in two columns, with lines between the rows. */
export const TwoColumnCheckList = styled(CheckList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(6),
  '& li': {
    paddingBlock: theme.spacing(1.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
