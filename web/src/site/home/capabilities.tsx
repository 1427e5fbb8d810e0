import { clsx } from 'clsx'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { movesInViewAttribute } from '#web/ui/document/protocol.ts'
import { Icon } from '#web/ui/icon.tsx'
import { home } from '#web/content/home.ts'
import { servicePath } from '#web/content/paths.ts'
import { offerCopy } from '#web/content/service-offers.ts'
import { offerOfService } from '#web/offers/offers-of-services.ts'
import { OfferPrice } from '#web/ui/offer-price.tsx'
import { ServiceDrawing } from '#web/drawings/service-drawing.tsx'
import { useRotation } from './use-rotation.ts'
import cardStyles from '#web/ui/compact-card.module.css'
import styles from './capabilities.module.css'

const copy = home.capabilities

/**
 * The four core capabilities, highlighted in turn. The highlight follows the pointer and the focus. It stops while
 * either is on a card, while the cards are off screen, with reduced motion, and when it is paused with the button.
 */
export function Capabilities() {
  const list = useRef<HTMLUListElement>(null)
  const [isInteracting, setIsInteracting] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const isHeld = isInteracting || isPaused
  const [highlighted, highlight] = useRotation(copy.cards.length, list, isHeld)
  // No event reports a pointer that has rested on a card since before hydration.
  useEffect(() => {
    const cards = [...(list.current?.children ?? [])]
    const hovered = cards.findIndex((card) => card.matches(':hover'))
    if (hovered < 0) return
    setIsInteracting(true)
    highlight(hovered)
  }, [highlight])
  const startInteraction = (index: number) => {
    setIsInteracting(true)
    highlight(index)
  }
  const endInteraction = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsInteracting(false)
  }
  return (
    <>
      <ul
        className={styles.cards}
        role="list"
        ref={list}
        {...{ [movesInViewAttribute]: '' }}
        onMouseLeave={() => setIsInteracting(false)}
        onBlur={endInteraction}
      >
        {copy.cards.map(({ slug, title, text, link }, index) => (
          <li
            className={clsx(cardStyles.card, styles.card)}
            key={slug}
            data-surface="paper"
            data-capability={slug}
            data-highlighted={index === highlighted}
            onMouseEnter={() => startInteraction(index)}
            onFocus={() => startInteraction(index)}
          >
            <ServiceDrawing slug={slug} />
            <h3>{title}</h3>
            <p>{text}</p>
            <OfferLink slug={slug} />
            <Link className={cardStyles.cardLink} to={servicePath(slug)}>
              {link}
              <Icon name="arrow" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <button className={styles.pauseButton} type="button" onClick={() => setIsPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        <span>{isPaused ? copy.resume : copy.pause}</span>
      </button>
    </>
  )
}

/** The link that opens the quote builder with a service added; nothing if it is not on sale there. */
function OfferLink({ slug }: { readonly slug: string }) {
  const offer = offerOfService(slug)
  if (!offer) return null
  return (
    <OfferPrice
      {...offer.price}
      renderLink={(price) => (
        <Link className={styles.offer} to={offer.to}>
          {offerCopy.addPriced}
          {price}
        </Link>
      )}
    />
  )
}
