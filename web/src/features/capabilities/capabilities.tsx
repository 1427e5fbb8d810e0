import { styled } from '@mui/material/styles'
import { useRef, useState, type FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#web/components/icon.tsx'
import { card, cardLink } from '#web/components/surface.ts'
import { home } from '#web/content/home.ts'
import { servicePath } from '#web/content/paths.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useRotation } from './use-rotation.ts'

const words = home.capabilities

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '@media (max-width: 1023.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(3.5, 3),
  ...card(theme),
  transition: 'background-color 250ms, color 250ms, border-color 250ms',
  '& > svg': { color: theme.vars.palette.primary.main, transition: 'color 250ms' },
  '& h3': { marginTop: theme.spacing(3) },
  '& p': { flex: 1, marginBlock: theme.spacing(1, 2) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: 600,
    ...cardLink(theme),
  },
  '&[data-highlighted=true]': {
    background: theme.vars.palette.background.ink,
    borderColor: theme.vars.palette.background.ink,
    color: theme.vars.palette.text.onInk,
    '& > svg': { color: theme.vars.palette.primary.light },
  },
}))

const PauseButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: theme.spacing(2),
  padding: 0,
  background: 'none',
  border: 0,
  fontSize: theme.typography.size.small,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  // Without motion there is nothing to pause.
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
}))

/**
 * The four core capabilities, one of them highlighted in rotation. The highlight follows the pointer and the focus. It
 * stops while either is on a card, while the cards are off the screen, under reduced motion, and on the pause button.
 */
export function Capabilities() {
  const list = useRef<HTMLUListElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const isInView = useInView(list)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isRunning = isInView && !isHeld && !isPaused && !prefersReducedMotion
  const [highlighted, highlight] = useRotation(words.cards.length, isRunning)
  const hold = (index: number) => {
    setIsHeld(true)
    highlight(index)
  }
  const release = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsHeld(false)
  }
  return (
    <>
      <Cards role="list" ref={list} onMouseLeave={() => setIsHeld(false)} onBlur={release}>
        {words.cards.map(({ slug, icon, title, text }, index) => (
          <Card
            key={slug}
            data-capability={slug}
            data-highlighted={index === highlighted}
            onMouseEnter={() => hold(index)}
            onFocus={() => hold(index)}
          >
            <Icon name={icon} size={32} />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={servicePath(slug)} aria-label={words.more(title)}>
              {words.link}
              <Icon name="arrow" size={18} />
            </Link>
          </Card>
        ))}
      </Cards>
      <PauseButton type="button" onClick={() => setIsPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        {isPaused ? words.resume : words.pause}
      </PauseButton>
    </>
  )
}
