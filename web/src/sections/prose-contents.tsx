import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { callout } from '#web/components/surface.ts'
import { anchorOf } from '#web/lib/anchor-of.ts'

/** From this width on the table of contents is beside the text; below it, it is collapsed above the text. */
export const wide = '@media (min-width: 960px)'

const Entries = styled('div')(({ theme }) => ({
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1),
    padding: theme.spacing(0.75, 0),
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.size.small,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  },
  '& span': { minWidth: '2.75ch', fontVariantNumeric: 'tabular-nums' },
}))

const Beside = styled('nav')(({ theme }) => ({
  display: 'none',
  '& h2': theme.typography.label,
  '& ol': { marginTop: theme.spacing(1) },
  [wide]: {
    display: 'block',
    position: 'sticky',
    top: 'calc(var(--header-height) + 24px)',
    maxHeight: 'calc(100dvh - var(--header-height) - 48px)',
    overflowY: 'auto',
  },
  '@media print': { '&&': { display: 'none' } },
}))

const Folded = styled('nav')(({ theme }) => ({
  '& details': {
    ...callout(theme),
    padding: theme.spacing(0, 2),
  },
  '& summary': { padding: theme.spacing(1.5, 0), fontWeight: 600, cursor: 'pointer' },
  '& ol': { paddingBottom: theme.spacing(1.5) },
  '& a': { minHeight: 44, alignItems: 'center', fontSize: theme.typography.size.text },
  [wide]: { display: 'none' },
  '@media print': { '&&': { display: 'none' } },
}))

type ProseContentsProps = { readonly heading: string; readonly headings: readonly string[] }

/** The table of contents beside the text, on desktop. */
export function ProseContents({ heading, headings }: ProseContentsProps) {
  const id = useId()
  return (
    <Beside aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Links headings={headings} />
    </Beside>
  )
}

/** The collapsible table of contents above the text, on mobile. */
export function FoldedProseContents({ heading, headings }: ProseContentsProps) {
  return (
    <Folded aria-label={heading}>
      <details>
        <summary>{heading}</summary>
        <Links headings={headings} />
      </details>
    </Folded>
  )
}

function Links({ headings }: { readonly headings: readonly string[] }) {
  return (
    <Entries>
      <ol role="list">
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>
              <span>{index + 1}.</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </Entries>
  )
}
