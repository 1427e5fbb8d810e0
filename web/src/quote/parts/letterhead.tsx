import { Fragment } from 'react'
import { seller } from '#shared/seller.ts'
import { company } from '#web/content/company.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { layoutCopy } from '#web/content/layout.ts'
import { aspectRatio, viewBox } from '#web/drawings/logo.svg?drawing'
import styles from './letterhead.module.css'

/** The company, at the head of a printed document. Not on the screen, where the header and the footer name it. */
export function Letterhead() {
  const { name, address, email, phone, registrationNumber } = company
  const { label, value } = seller.taxNumber
  return (
    <header className={styles.root}>
      <strong>
        <svg aria-hidden width={28 * aspectRatio} height={28} viewBox={viewBox}>
          <use href="#logo" />
        </svg>
        {name}
      </strong>
      <address translate="no">
        {address.map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
        <LeftToRight>{email.shown}</LeftToRight>
        <br />
        <LeftToRight>{phone.shown}</LeftToRight>
        <br />
        {registrationNumber !== '' && (
          <>
            {layoutCopy.registration} <LeftToRight>{registrationNumber}</LeftToRight>
            <br />
          </>
        )}
        {label} <LeftToRight>{value}</LeftToRight>
      </address>
    </header>
  )
}
