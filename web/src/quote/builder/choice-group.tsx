import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FixedItem } from '#shared/catalogue.ts'
import { offerLine } from '#shared/pricing.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { showAll } from '#web/offers/limits.ts'
import { overlaps } from '#web/content/catalogue-copy.ts'
import { contactAbout, contactLink } from '#web/content/prepared-messages.ts'
import { pricedOffer } from '#web/offers/priced-offer.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectChoices } from '#web/quote/life/selectors.ts'
import { peopleIn } from '#web/quote/model/selection.ts'
import styles from './choice-group.module.css'

const { tooFew } = quoteBuilder

type GroupProps = {
  readonly heading: string
  readonly note?: string
  /** A button beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function Group({ heading, note, action, children }: GroupProps) {
  return (
    <section className={styles.root}>
      <h2 data-size="title">{heading}</h2>
      {action}
      {note !== undefined && <p>{note}</p>}
      {children}
    </section>
  )
}

type OfferGroupProps = Omit<GroupProps, 'children'> & {
  readonly items: readonly FixedItem[]
  /** Whether a phone shows them only on request, or when one of them is chosen. */
  readonly isFolded?: boolean
}

/**
 * Fixed-price offers as checkboxes; nothing if none is on sale. A note says that two of them overlap, or that one is for fewer
 * people than the package; none is removed automatically.
 */
export function OfferGroup({ items, isFolded = false, ...group }: OfferGroupProps) {
  const dispatch = useQuoteEvents()
  const { selection, held } = useAppSelector(selectChoices)
  const { fixedItems: chosen } = selection
  const isChosen = ({ id }: FixedItem) => chosen.includes(id)
  const people = peopleIn(selection)
  const notes = overlaps.filter(
    ({ pair }) =>
      pair.every((id) => chosen.includes(id)) && items.some((item) => item.id === pair[1]),
  )
  if (items.length === 0) return null
  return (
    <Group {...group}>
      <Disclosure
        summary={isFolded ? showAll(items) : null}
        isForPhones
        isNeeded={items.some(isChosen)}
      >
        <div className={styles.grid}>
          {items.map((item) => (
            <Fragment key={item.id}>
              <ChoiceCard
                name={item.name}
                description={item.description}
                price={pricedOffer({ ...item, price: offerLine(item, 1, held).unitPrice })}
                isChosen={isChosen(item)}
                onToggle={() => dispatch({ type: 'quote/offerToggled', payload: item.id })}
              />
              {isChosen(item) && <TooFew item={item} people={people} />}
            </Fragment>
          ))}
          {notes.map(({ note }) => (
            <Note key={note}>{note}</Note>
          ))}
        </div>
      </Disclosure>
    </Group>
  )
}

/** Says that a choice is for fewer people than the package. */
function TooFew({ item, people }: { readonly item: FixedItem; readonly people: number }) {
  const { name, covers } = item
  if (covers.people === undefined || covers.people >= people) return null
  return (
    <Note>
      {tooFew.text(name, covers.people, people)}{' '}
      <Link {...contactLink(contactAbout(tooFew.message(name, people)))}>{tooFew.ask}</Link>
    </Note>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.note} data-surface="tint" role="note">
      {children}
    </div>
  )
}
