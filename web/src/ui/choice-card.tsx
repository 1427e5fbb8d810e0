import { clsx } from 'clsx'
import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import { OfferPrice, type PricedTexts } from './offer-price.tsx'
import styles from './choice-card.module.css'

type ChoiceCardProps = {
  readonly name: string
  readonly description: string
  /** Without texts as long as it has none. */
  readonly price: PricedTexts
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** An option with a checkbox, a description and a price. The whole card is the click target. */
export function ChoiceCard({ name, description, price, isChosen, onToggle }: ChoiceCardProps) {
  const id = useId()
  return (
    <label className={clsx(styles.choice, styles.card)}>
      <Checkbox
        isChecked={isChosen}
        onCheck={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-description ${id}-limits`}
      />
      <span className={styles.name} id={`${id}-name`}>
        {name}
      </span>
      <span className={styles.description} id={`${id}-description`}>
        {description}
      </span>{' '}
      <OfferPrice {...price} id={id} />
    </label>
  )
}
