import { styled } from '@mui/material/styles'
import type { SummaryRow } from '#web/content/legal/legal-document.ts'

const Root = styled('div')(({ theme }) => ({
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    borderBottom: `1px solid ${theme.vars.palette.text.primary}`,
  },
  '& caption': {
    paddingBottom: theme.spacing(1.5),
    borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
    textAlign: 'left',
  },
  '& caption h2': { fontSize: theme.typography.size.title },
  '& th, & td': {
    padding: theme.spacing(1.5, 0),
    textAlign: 'left',
    verticalAlign: 'top',
    lineHeight: 1.45,
  },
  '& th': { width: '58%', paddingRight: theme.spacing(3), fontWeight: 400 },
  '& td': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 479.95px)': {
    '& th, & td': { fontSize: theme.typography.size.text },
    '& th': { width: '44%', paddingRight: theme.spacing(1.5) },
    // Email addresses may break anywhere.
    '& td': { overflowWrap: 'anywhere' },
  },
  '& tr + tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': {
    marginTop: theme.spacing(1.5),
    fontSize: theme.typography.size.small,
    color: theme.vars.palette.text.secondary,
  },
  '@media print': {
    '& h2': { fontSize: '13pt' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { padding: '4pt 0' },
  },
}))

type SummaryTableProps = {
  readonly heading: string
  readonly note: string
  readonly rows: readonly SummaryRow[]
}

/** The key figures of a document. */
export function SummaryTable({ heading, note, rows }: SummaryTableProps) {
  return (
    <Root>
      <table>
        <caption>
          <h2>{heading}</h2>
        </caption>
        <tbody>
          {rows.map(({ term, figure }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </Root>
  )
}
