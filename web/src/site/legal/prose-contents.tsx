import { useId } from 'react'
import { legalCopy } from '#web/content/legal/legal-documents.ts'
import { toAnchor } from './heading-anchor.ts'
import styles from './prose-contents.module.css'

type ProseContentsProps = { readonly headings: readonly string[] }

/** The table of contents beside the text, on desktop. */
export function ProseContents({ headings }: ProseContentsProps) {
  const id = useId()
  return (
    <nav className={styles.beside} aria-labelledby={id}>
      <h2 id={id} data-size="text">
        {legalCopy.contents}
      </h2>
      <Links headings={headings} />
    </nav>
  )
}

/** The collapsible table of contents above the text, on mobile. */
export function FoldedProseContents({ headings }: ProseContentsProps) {
  return (
    <nav className={styles.folded} aria-label={legalCopy.contents}>
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
