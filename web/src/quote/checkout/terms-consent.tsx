import { useId } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { layoutCopy } from '#web/content/layout.ts'
import styles from './terms-consent.module.css'

type TermsConsentProps = {
  readonly isAccepted: boolean
  readonly error: string | undefined
  readonly onAccept: (isAccepted: boolean) => void
}

/** The consent checkbox, with links to both documents, which open in new tabs so that no input is lost, and a summary. */
export function TermsConsent({ isAccepted, error, onAccept }: TermsConsentProps) {
  const id = useId()
  const { consent, refundRule } = checkoutCopy
  return (
    <div className={styles.consent} data-surface="tint">
      <label>
        <Checkbox
          name="acceptTerms"
          isChecked={isAccepted}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-rule` : `${id}-rule ${id}-error`}
          onCheck={onAccept}
        />
        <span>
          {consent.before} <NewTab {...consent.terms} /> {consent.between}{' '}
          <NewTab {...consent.refund} />
          {consent.after}
        </span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
      <p id={`${id}-rule`}>{refundRule}</p>
    </div>
  )
}

/** The addresses that also cite both documents (rule 9.4), in small print. */
export function CitedAddresses() {
  const { before, terms, between, refund, after } = checkoutCopy.cited
  return (
    <p className={styles.cited}>
      {before} <NewTab {...terms} /> {between} <NewTab {...refund} />
      {after}
    </p>
  )
}

/** It describes the link and isn't its name: the checkbox's name has both links' names in it. */
function NewTab({ href, text }: { readonly href: string; readonly text: string }) {
  const id = useId()
  return (
    <a href={href} target="_blank" rel="noopener" aria-describedby={id}>
      <bdi>{text}</bdi>
      <span hidden id={id}>
        {layoutCopy.newTab}
      </span>
    </a>
  )
}
