import { useId } from 'react'
import { toAnchor } from './heading-anchor.ts'
import styles from './prose-contents.module.css'

type ProseContentsProps = { readonly heading: string; readonly headings: readonly string[] }

/** The table of contents beside the text, on desktop. */
export function ProseContents({ heading, headings }: ProseContentsProps) {
  const id = useId()
  return (
    <nav className={styles.beside} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Links headings={headings} />
    </nav>
  )
}

/** The collapsible table of contents above the text, on mobile. */
export function FoldedProseContents({ heading, headings }: ProseContentsProps) {
  return (
    <nav className={styles.folded} aria-label={heading}>
      <details>
        <summary>{heading}</summary>
        <Links headings={headings} />
      </details>
    </nav>
  )
}

function Links({ headings }: { readonly headings: readonly string[] }) {
  return (
    <ol className={styles.entries} role="list">
      {headings.map((heading, index) => (
        <li key={heading}>
          <a href={`#${toAnchor(heading)}`}>
            <span>{index + 1}.</span> {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
