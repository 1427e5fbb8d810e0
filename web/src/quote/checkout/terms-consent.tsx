import { useId } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './terms-consent.module.css'

type TermsConsentProps = {
  readonly isAccepted: boolean
  readonly error: string | undefined
  readonly onAccept: (isAccepted: boolean) => void
}

/**
 * The consent checkbox, with links to both documents, a summary, and the addresses that also cite them. All links open
 * in new tabs, so that no input is lost.
 */
export function TermsConsent({ isAccepted, error, onAccept }: TermsConsentProps) {
  const id = useId()
  const { consent, refundRule } = checkoutCopy
  return (
    <div className={styles.consent}>
      <label data-keep-clear="">
        <Checkbox
          name="acceptTerms"
          checked={isAccepted}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-rule` : `${id}-rule ${id}-error`}
          onChange={(event) => onAccept(event.target.checked)}
        />
        <span>
          {consent.before} <NewTab {...consent.terms} /> {consent.between}{' '}
          <NewTab {...consent.refund} />
        </span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
      <p id={`${id}-rule`}>
        {refundRule.text} <NewTab {...refundRule.terms} /> {refundRule.between}{' '}
        <NewTab {...refundRule.refund} />.
      </p>
    </div>
  )
}

function NewTab({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <VisuallyHidden>{layoutCopy.newTab}</VisuallyHidden>
    </a>
  )
}
