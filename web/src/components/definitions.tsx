import { styled } from '@mui/material/styles'
import type { TitledText } from '#web/content/service.ts'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: theme.spacing(3, 5),
  marginTop: theme.spacing(3),
  '& > div': {
    paddingTop: theme.spacing(2),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& dt': { fontWeight: 600, fontSize: theme.typography.size.lead },
  '& dd': { marginTop: 4, color: theme.vars.palette.text.secondary },
}))

/** Short terms, each explained in a sentence. */
export function Definitions({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <List>
      {list.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  )
}
