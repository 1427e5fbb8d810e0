import type { ReactNode, RefObject } from 'react'
import type { FixedItem } from '#shared/catalogue.ts'
import { offerLine } from '#shared/pricing.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { showAll } from '#web/content/periods.ts'
import { overlaps } from '#web/content/catalogue-copy.ts'
import { pricedOffer } from '#web/content/priced-offer.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectChoices } from '#web/quote/life/selectors.ts'
import styles from './choice-group.module.css'

type GroupProps = {
  readonly heading: string
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  readonly note?: string
  /** A button beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function Group({ heading, headingRef, note, action, children }: GroupProps) {
  return (
    <section className={styles.root}>
      <h2 ref={headingRef} data-size="title">
        {heading}
      </h2>
      {action}
      {note !== undefined && <p>{note}</p>}
      {children}
    </section>
  )
}

type ChoicesProps = {
  readonly items: readonly FixedItem[]
  /** Whether a phone shows them only on request, or when one of them is chosen. */
  readonly isFolded?: boolean | undefined
}

/** A group of fixed-price offers; nothing if none is on sale. */
export function OfferGroup({
  items,
  isFolded,
  ...group
}: Omit<GroupProps, 'children'> & ChoicesProps) {
  if (items.length === 0) return null
  return (
    <Group {...group}>
      <Choices items={items} isFolded={isFolded} />
    </Group>
  )
}

/** Fixed-price offers as checkboxes. If two of them overlap, a note says so; neither is removed automatically. */
function Choices({ items, isFolded = false }: ChoicesProps) {
  const dispatch = useQuoteEvents()
  const { selection, held } = useAppSelector(selectChoices)
  const { fixedItems: chosen } = selection
  const isChosen = ({ id }: FixedItem) => chosen.includes(id)
  const notes = overlaps.filter(
    ({ pair }) =>
      pair.every((id) => chosen.includes(id)) && items.some((item) => item.id === pair[1]),
  )
  const grid = (
    <div className={styles.grid}>
      {items.map((item) => (
        <ChoiceCard
          key={item.id}
          name={item.name}
          description={item.description}
          price={pricedOffer({ ...item, price: offerLine(item, 1, held).unitPrice })}
          isChosen={isChosen(item)}
          onToggle={() => dispatch({ type: 'quote/offerToggled', payload: item.id })}
        />
      ))}
      {notes.map(({ note }) => (
        <div className={styles.overlap} key={note} data-surface="tint" role="note">
          {note}
        </div>
      ))}
    </div>
  )
  if (!isFolded) return grid
  return (
    <Disclosure summary={showAll(items)} isForPhones isNeeded={items.some(isChosen)}>
      {grid}
    </Disclosure>
  )
}
