import { company } from '#web/content/company.ts'
import { layoutCopy } from '#web/content/layout.ts'
import styles from './letterhead.module.css'

/** The company, at the head of a printed document. Not on the screen, where the header and the footer name it. */
export function Letterhead() {
  const { name, address, email, phone, registrationNumber } = company
  return (
    <header className={styles.root}>
      <strong>{name}</strong>
      <address>
        {address.join(', ')}
        <br />
        {email.shown}
        <br />
        {phone.shown}
        <br />
        {layoutCopy.registration} {registrationNumber}
      </address>
    </header>
  )
}
