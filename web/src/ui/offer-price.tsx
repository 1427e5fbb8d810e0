import { sentenceEnd } from '#shared/locale.ts'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './for-screen-readers.tsx'
import { spaced } from './spaced.ts'

export type PricedTexts = {
  readonly amount: string
  /** What the amount pays for, as it follows the amount. */
  readonly per: string
  /** What it covers and what it leaves out, each as a term with its text. */
  readonly covers: readonly (readonly [term: string, text: string])[]
}

type OfferPriceProps = PricedTexts & {
  /** The class of an amount that is a figure. */
  readonly figure?: string | undefined
  /** Puts the price into a link. */
  readonly renderLink?: (price: ReactNode) => ReactNode
  /** The beginning of the ids of price and limits, which then describe a control in sentences. */
  readonly id?: string
}

/**
 * A listed price with what it pays for, then its limits: neither is drawn without the other. What they stand in gives both
 * their place.
 */
export function OfferPrice({ amount, per, covers, figure, renderLink, id }: OfferPriceProps) {
  const price = (
    <span data-price="" id={id && `${id}-price`}>
      <b className={figure} translate="no">
        {amount}
      </b>{' '}
      <small>{per}</small>
      {id && amount && <VisuallyHidden>{sentenceEnd}</VisuallyHidden>}
    </span>
  )
  return (
    <>
      {renderLink ? renderLink(price) : price}{' '}
      <small data-limits="" id={id && `${id}-limits`}>
        <Limits covers={covers} />
      </small>
    </>
  )
}

/** The limits of a price, where a column beside them has the amounts. */
export function Limits({ covers }: Pick<PricedTexts, 'covers'>) {
  return covers.flatMap(([term, text]) => [
    // One text with its space, which Chromium's description would lose.
    <span key={term}>
      <b>{term}</b>
      {spaced(text + sentenceEnd)}
    </span>,
    ' ',
  ])
}
