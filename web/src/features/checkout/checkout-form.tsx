import type { ComponentProps } from 'react'
import { maxLengths } from '#shared/checkout-contract.ts'
import type { Cents } from '#shared/money.ts'
import { Button } from '#web/components/button.tsx'
import { TextField } from '#web/components/text-field.tsx'
import { FieldPair, FormColumn } from '#web/components/form-layout.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import type { DetailField } from './customer-details.ts'
import { TermsConsent } from './terms-consent.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { isRequired } from './validate-details.ts'

const words = checkoutWords

type FieldProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'multiline'
> & { readonly name: DetailField }

/** The form of the checkout. Its own checks stand in for the browser's, whose bubbles would hide the notification. */
export function CheckoutForm({ total }: { readonly total: Cents }) {
  const { details, acceptTerms, errors, isProcessing, change, accept, pay } = useCheckoutForm()
  const isHydrated = useHydrated()

  const field = ({ name, ...props }: FieldProps) => (
    <TextField
      {...props}
      name={name}
      label={words.fields[name]}
      required={isRequired(name)}
      maxLength={maxLengths[name]}
      value={details[name]}
      error={errors[name]}
      onText={(text) => change(name, text)}
    />
  )

  return (
    // Off, a browser doesn't tick the consent again by itself. What was typed is kept by the draft.
    <FormColumn
      noValidate
      autoComplete="off"
      aria-label={words.details}
      onSubmit={(event) => void pay(event)}
    >
      <h2>{words.details}</h2>
      <noscript>{words.withoutScript}</noscript>
      <p>{words.requiredNote}</p>
      {field({ name: 'fullName', autoComplete: 'name' })}
      <FieldPair>
        {field({ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' })}
        {field({ name: 'phone', type: 'tel', autoComplete: 'tel' })}
      </FieldPair>
      {field({ name: 'company', autoComplete: 'organization' })}
      {field({ name: 'address', autoComplete: 'address-line1' })}
      <FieldPair>
        {field({ name: 'city', autoComplete: 'address-level2' })}
        {field({ name: 'postalCode', autoComplete: 'postal-code' })}
      </FieldPair>
      {field({ name: 'country', autoComplete: 'country-name' })}
      {field({ name: 'notes', multiline: true, autoComplete: 'off' })}
      <TermsConsent isAccepted={acceptTerms} error={errors.acceptTerms} onAccept={accept} />
      {/* Before the script answers, submitting would put the details into the address bar. */}
      <Button type={isHydrated ? 'submit' : 'button'} aria-disabled={isProcessing}>
        {isProcessing ? words.processing : payLabel(total)}
      </Button>
      <p>{words.provider}</p>
    </FormColumn>
  )
}

function payLabel(total: Cents): string {
  return total > 0 ? words.pay(formatUsdExact(total)) : words.payWithoutTotal
}
