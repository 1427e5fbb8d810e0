import { styled } from '@mui/material/styles'
import type { LegalSection } from '#web/content/legal/legal-document.ts'
import { anchorOf } from '#web/lib/anchor-of.ts'
import { ProseText } from './prose-text.tsx'

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
    // On paper a link is its address; a mailbox is written out already.
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
            block.kind === 'paragraph' ? (
              <p key={position}>
                <ProseText text={block.text} />
              </p>
            ) : (
              <ul key={position}>
                {block.items.map((item, row) => (
                  <li key={row}>
                    <ProseText text={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </Root>
  )
}
