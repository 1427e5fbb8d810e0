import type { ElementContent } from './static-content.tsx'
import styles from './section-root.module.css'

/** The background of a section; alternating it structures a long page. */
export type Tone = 'paper' | 'tint' | 'ink'

type SectionRootProps = {
  readonly tone: Tone
  readonly id?: string
  /** The id of its heading. */
  readonly labelledBy?: string
} & ElementContent

/** The outer element of a section. Two consecutive sections on paper share the padding between them. */
export function SectionRoot({ tone, labelledBy, ...rest }: SectionRootProps) {
  return (
    <section
      className={styles.sectionRoot}
      data-tone={tone}
      aria-labelledby={labelledBy}
      {...rest}
    />
  )
}
