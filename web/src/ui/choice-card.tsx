import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './choice-card.module.css'

type ChoiceCardProps = {
  readonly name: string
  readonly description: string
  /** Lines of their own below it. */
  readonly details?: readonly (readonly [term: string, text: string])[]
  readonly price: ReactNode
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** An option with a checkbox, a description and a price. The whole card is the click target. */
export function ChoiceCard({ name, description, details = [], ...card }: ChoiceCardProps) {
  const { price, isChosen, onToggle } = card
  const id = useId()
  return (
    <label className={clsx(styles.choice, styles.card)}>
      <Checkbox
        isChecked={isChosen}
        onCheck={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-description`}
      />
      <span className={styles.name} id={`${id}-name`}>
        {name}
      </span>
      <span className={styles.price} id={`${id}-price`} translate="no">
        {price}
      </span>
      <span className={styles.description} id={`${id}-description`}>
        {description}
        {details.flatMap(([term, text]) => [
          ' ',
          // One text with its space, which Chromium's description would lose.
          <span key={term}>
            <b>{term}</b>
            {' '.concat(text)}
          </span>,
        ])}
      </span>
    </label>
  )
}
