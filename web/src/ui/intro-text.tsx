import styles from './intro-text.module.css'

type IntroTextProps = {
  readonly heading: string
  readonly lead: string
  /** The page's subject, if the heading doesn't name it. */
  readonly eyebrow?: string
}

/** A page's h1 and a short introduction. */
export function IntroText({ heading, lead, eyebrow }: IntroTextProps) {
  return (
    <>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
