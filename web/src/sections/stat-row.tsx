import { styled } from '@mui/material/styles'

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(4),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: theme.vars.palette.text.onInkSecondary },
  '& dd': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)',
    fontWeight: 650,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

type StatRowProps = {
  readonly list: readonly { readonly figure: string; readonly label: string }[]
}

/** Figures, large, each with what it counts. For the ink tone. */
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
