import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { joiner, listSeparator } from '#shared/locale.ts'
import type { Resource } from '#shared/catalogue.ts'
import { offerLine } from '#shared/pricing.ts'
import { termWords, unitOf } from '#shared/words.ts'
import { Announcement } from '#web/ui/for-screen-readers.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfferPrice } from '#web/ui/offer-price.tsx'
import { useField } from '#web/ui/use-field.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { contactAbout, contactLink } from '#web/content/prepared-messages.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { pricedUnit } from '#web/offers/limits.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { formatQuantity } from '#web/ui/browser/format-quantity.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { QuantityField } from './quantity-field.tsx'
import { selectChoices } from '#web/quote/life/selectors.ts'
import styles from './resource-slider.module.css'

/** A resource: a slider, buttons for one step less or more, a field for the exact number, and the price. */
export function ResourceSlider({ resource }: { readonly resource: Resource }) {
  const dispatch = useQuoteEvents()
  const { selection, held } = useAppSelector(selectChoices)
  const { id, name, label, unit, term, max, step } = resource
  const most = formatQuantity(max, unitOf(max, unit))
  const quantity = selection.quantities[id]
  const { unitPrice, amount } = offerLine(resource, quantity, held)
  const copy = resourceCopy[id]
  const price = formatPrice(amount)
  const paid = [price, termWords[term]].join(joiner)
  const shown = [formatQuantity(quantity, unitOf(quantity, unit)), paid].join(listSeparator)
  const [isStepped, setIsStepped] = useState(false)
  /** The quantity before the pointer that holds the slider. */
  const heldFrom = useRef<number>(null)
  const change = (value: number, byStep = false) => {
    setIsStepped(byStep)
    const isHeld = heldFrom.current !== null
    dispatch({ type: 'quote/quantityChanged', payload: { resource, quantity: value, isHeld } })
  }
  const release = () => {
    const before = heldFrom.current
    heldFrom.current = null
    // After a swipe, or with a second finger, shared/inline-script.ts has put it back.
    if (before !== null && before !== quantity) change(quantity)
  }
  const slider = useRef<HTMLInputElement>(null)
  const [initial, takeNow] = useField(slider, 'value', String(quantity), (value) => {
    change(Number(value))
  })
  const stepButton = (icon: 'minus' | 'plus', text: string, by: number, end: number) => (
    <Tooltip text={text}>
      <button
        className={styles.stepButton}
        data-scripted=""
        type="button"
        // The slider's arrow keys do the same: each stop less brings Proceed nearer.
        tabIndex={-1}
        aria-label={text}
        aria-disabled={quantity === end}
        onClick={() => change(quantity + by, true)}
      >
        <Icon name={icon} size={20} />
      </button>
    </Tooltip>
  )
  return (
    <div className={styles.root} data-surface="paper">
      <div className={styles.head}>
        <Icon name={copy.icon} />
        <strong>{label}</strong>
        <b className={styles.amount}>
          <span translate="no">{price}</span> <small>{termWords[term]}</small>
        </b>
        <OfferPrice {...pricedUnit(resource, unitPrice)} />
        <small>
          <Link {...contactLink(contactAbout(quoteBuilder.above(name, most)))}>
            {quoteBuilder.askAbove(most)}
          </Link>
        </small>
      </div>
      <div className={styles.controls}>
        {stepButton('minus', copy.less, -step, 0)}
        <input
          className={styles.range}
          data-scripted=""
          type="range"
          aria-label={label}
          aria-valuetext={shown}
          min={0}
          max={max}
          step={step}
          ref={slider}
          defaultValue={initial}
          onInput={takeNow}
          onPointerDown={({ currentTarget, pointerId }) => {
            heldFrom.current ??= quantity
            // A mouse may be released beside the slider.
            currentTarget.setPointerCapture(pointerId)
          }}
          onLostPointerCapture={release}
        />
        {stepButton('plus', copy.more, step, max)}
        {/* The slider says its own changes, a button only its name. */}
        <Announcement>{isStepped && shown}</Announcement>
        <QuantityField resource={resource} quantity={quantity} onQuantity={change} />
      </div>
    </div>
  )
}
