import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { legalCopy } from '#web/content/legal/legal-documents.ts'
import { licencesPath } from '#shared/addresses.ts'
import type { InlineText, LegalSection } from '#web/content/legal/legal-document.ts'
import type { TextLink } from '#web/ui/button.tsx'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { spaced } from '#web/ui/spaced.ts'
import styles from './prose.module.css'

export function Prose({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <div className={styles.root}>
      {sections.map(({ heading, blocks }, index) => (
        <section key={heading} id={toAnchor(heading)}>
          <h2 data-size="title">
            <span>{legalCopy.sectionNumber(index + 1)}</span>
            {spaced(heading)}
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
    </div>
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

/** The router opens pages of this site; files, email addresses and other sites are left to the browser. */
function InlineAnchor({ text, to }: TextLink) {
  if (to.startsWith('/') && to !== licencesPath) return <Link to={to}>{text}</Link>
  return <a href={to}>{/^(mailto|tel):/.test(to) ? <LeftToRight>{text}</LeftToRight> : text}</a>
}

type ProseContentsProps = { readonly headings: readonly string[] }

/** The table of contents beside the text, on desktop. */
export function ProseContents({ headings }: ProseContentsProps) {
  return (
    <nav className={styles.beside}>
      <h2 data-size="text">{legalCopy.contents}</h2>
      <Links headings={headings} />
    </nav>
  )
}

/** The collapsible table of contents above the text, on mobile. */
export function FoldedProseContents({ headings }: ProseContentsProps) {
  return (
    <nav className={styles.folded}>
      <details data-surface="tint">
        <summary>{legalCopy.contents}</summary>
        <Links headings={headings} />
      </details>
    </nav>
  )
}

function Links({ headings }: ProseContentsProps) {
  return (
    <ol className={styles.entries} role="list">
      {headings.map((heading, index) => (
        <li key={heading}>
          <a href={`#${toAnchor(heading)}`}>
            <span>{legalCopy.sectionNumber(index + 1)}</span> {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The id of a heading, for links to it: "Orders & VAT" becomes "orders-vat". */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
