import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { InlineLink, InlineText, LegalSection } from '#web/content/legal/legal-document.ts'
import { anchorOf } from '#web/lib/anchor-of.ts'

const Root = styled('div')(({ theme }) => ({
  '& section + section': { marginTop: theme.spacing(6) },
  '& h2': { fontSize: theme.typography.size.title },
  '& h2 span': {
    marginRight: '.25em',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p, & ul': { marginTop: theme.spacing(2) },
  '& ul': { paddingLeft: theme.spacing(3) },
  '& li + li': { marginTop: theme.spacing(1) },
  '& li::marker': { color: theme.vars.palette.text.secondary },
  '@media print': {
    '& section + section': { marginTop: theme.spacing(3) },
    '& h2': { fontSize: '13pt', breakAfter: 'avoid' },
    '& li': { breakInside: 'avoid' },
    // In print, links show their address; email addresses are spelled out in the text already.
    '& a:not([href^="mailto:"])::after': { content: '" (" attr(href) ")"' },
  },
}))

/** The text of a document: sections with a number and an anchor each. */
export function Prose({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <Root>
      {sections.map(({ heading, blocks }, index) => (
        <section key={heading} id={anchorOf(heading)}>
          <h2>
            <span>{index + 1}.</span> {heading}
          </h2>
          {blocks.map((block, position) =>
            typeof block === 'object' && 'items' in block ? (
              <ul key={position}>
                {block.items.map((item, row) => (
                  <li key={row}>
                    <Inline text={item} />
                  </li>
                ))}
              </ul>
            ) : (
              <p key={position}>
                <Inline text={block} />
              </p>
            ),
          )}
        </section>
      ))}
    </Root>
  )
}

function Inline({ text }: { readonly text: InlineText }) {
  if (typeof text === 'string') return text
  return text.map((piece) =>
    typeof piece === 'string' ? (
      <Fragment key={piece}>{piece}</Fragment>
    ) : (
      <InlineAnchor key={piece.to} {...piece} />
    ),
  )
}

/** The router opens pages of this site; mailboxes and other sites are left to the browser. */
function InlineAnchor({ text, to }: InlineLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}
