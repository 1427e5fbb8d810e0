import { styled } from '@mui/material/styles'
import { Icon } from '#web/components/icon.tsx'
import { VisuallyHidden } from '#web/components/visually-hidden.tsx'
import { card } from '#web/components/surface.ts'
import type { Plan, PlanComparisonRow } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'

const words = pricing.comparison

// The table scrolls inside its frame, which has a tab stop for keyboard users.
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflowX: 'auto',
  ...card(theme),
}))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 640,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: 1.4,
  '& th, & td': {
    padding: theme.spacing(2, 2.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  '& thead th': { borderTop: 0, fontWeight: 650 },
  '& tbody th': { fontWeight: 600 },
  // The row headers stay visible while the plans scroll.
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    width: '34%',
    background: theme.vars.palette.background.paper,
  },
  '@media (max-width: 599.95px)': {
    minWidth: 560,
    '& th, & td': { padding: theme.spacing(1.75, 1.5), fontSize: theme.typography.size.small },
    '& th:first-of-type': { width: 148, borderRight: `1px solid ${theme.vars.palette.divider}` },
  },
  '& svg': { color: theme.vars.palette.success.main, strokeWidth: 2.5 },
  '& [data-missing]': { color: theme.vars.palette.text.secondary },
}))

type PlanComparisonProps = {
  readonly plans: readonly Plan[]
  readonly rows: readonly PlanComparisonRow[]
}

/** What each plan includes, side by side. */
export function PlanComparison({ plans, rows }: PlanComparisonProps) {
  return (
    <Frame tabIndex={0} role="region" aria-label={words.table}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.term}</th>
            {plans.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, values }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {plans.map(({ slug }) => (
                <td key={slug}>
                  <Included value={values[slug]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

function Included({ value }: { readonly value: boolean | string }) {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <Icon name="check" size={20} />
      <VisuallyHidden>{words.included}</VisuallyHidden>
    </>
  ) : (
    <span data-missing="">{words.notIncluded}</span>
  )
}
