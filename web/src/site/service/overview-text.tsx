import styles from './overview-text.module.css'

type OverviewTextProps = { readonly heading: string; readonly paragraphs: readonly string[] }

/** On desktop the first paragraph is beside the others. */
export function OverviewText({ heading, paragraphs }: OverviewTextProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
