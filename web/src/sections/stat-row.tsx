import { styled } from '@mui/material/styles'

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(4),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: theme.vars.palette.text.onInkSecondary },
  '& dd': {
    ...theme.typography.figure,
    fontSize: theme.typography.size.statistic,
  },
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

type StatRowProps = {
  readonly list: readonly { readonly figure: string; readonly label: string }[]
}

/** Large figures with their labels. For the ink tone. */
export function StatRow({ list }: StatRowProps) {
  return (
    <Row>
      {list.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Row>
  )
}
