import { company } from '#web/content/company.ts'
import { layoutWords } from '#web/content/layout.ts'
import styles from './letterhead.module.css'

/** Whose receipt it is, on paper only: on the screen the header and the footer say so. */
export function Letterhead() {
  return (
    <header className={styles.root}>
      <b>{company.name}</b>
      <p>
        {layoutWords.registration} {company.registrationNumber}
      </p>
      <p>{company.address.join(', ')}</p>
      <p>{[company.email.shown, company.phone.shown].join(', ')}</p>
    </header>
  )
}
