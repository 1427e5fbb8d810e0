import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { home } from '#web/content/home.ts'
import { Capabilities } from '#web/site/home/capabilities.tsx'

const copy = home.capabilities
const count = copy.cards.length
const cards = () => screen.getAllByRole('listitem')
const highlighted = () =>
  cards().flatMap((card, index) => (card.dataset['highlighted'] === 'true' ? [index] : []))
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

type Report = (entries: { isIntersecting: boolean }[]) => void

/** Shows the cards, and returns what reports whether they are on screen. */
function openCards() {
  let report: Report | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<Capabilities />, { wrapper: MemoryRouter })
  const setInView = (isInView: boolean) => act(() => report?.([{ isIntersecting: isInView }]))
  setInView(true)
  return setInView
}

test('the highlight starts at the first card and moves on every 3 seconds', () => {
  openCards()
  expect(cards()).toHaveLength(count)
  for (const index of [...copy.cards.keys(), 0]) {
    expect(highlighted()).toEqual([index])
    advance(2999)
    expect(highlighted()).toEqual([index])
    advance(1)
  }
})

const link = (index: number) => screen.getByRole('link', { name: copy.cards[index]?.link })
const card = () => cards()[1] ?? document.body
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
type Step = (setInView: ReturnType<typeof openCards>) => unknown

test.each<readonly [cause: string, stop: Step, resume: Step, index: number]>([
  [
    'the pointer is on a card',
    () => fireEvent.mouseEnter(card()),
    () => fireEvent.mouseLeave(screen.getByRole('list')),
    1,
  ],
  ['the focus is on a card', () => act(() => link(1).focus()), () => act(() => link(1).blur()), 1],
  ['it is paused', () => press(copy.pause), () => press(copy.resume), 0],
  ['the cards are off screen', (setInView) => setInView(false), (setInView) => setInView(true), 0],
])('while %s the highlight does not move', (_cause, stop, resume, index) => {
  const setInView = openCards()
  stop(setInView)
  advance(10_000)
  expect(highlighted()).toEqual([index])
  resume(setInView)
  advance(3000)
  expect(highlighted()).toEqual([(index + 1) % count])
})

test('with reduced motion the highlight does not move', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches: true }))
  openCards()
  advance(10_000)
  expect(highlighted()).toEqual([0])
})
