import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { home } from '#web/content/home.ts'

const copy = home.capabilities
const count = copy.cards.length

/** Reports to each observer whether its element is on screen. */
let observers: ((isInView: boolean) => void)[] = []

beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push((isInView) => callback([{ isIntersecting: isInView }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => void vi.useRealTimers())

const cards = () => [...document.querySelectorAll('[data-capability]')]
const highlighted = () =>
  cards().findIndex((card) => card.getAttribute('data-highlighted') === 'true')
const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const setInView = (isInView: boolean) => act(() => observers.forEach((report) => report(isInView)))

/** Opens the home page with the cards on screen, then installs fake timers. */
async function openHome() {
  await renderPage('/')
  vi.useFakeTimers()
  setInView(true)
}

test('the highlight starts at the first card and moves on every 3 seconds', async () => {
  await openHome()
  expect(cards()).toHaveLength(count)
  expect(highlighted()).toBe(0)
  advance(2999)
  expect(highlighted()).toBe(0)
  advance(1)
  expect(highlighted()).toBe(1)
  advance(3000 * (count - 1))
  expect(highlighted()).toBe(0)
  expect(document.querySelectorAll('[data-highlighted=true]')).toHaveLength(1)
})

const link = (index: number) => screen.getByRole('link', { name: copy.cards[index]?.link })
const card = () => cards()[1] ?? document.body
const list = () => card().parentElement ?? document.body
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each<[string, () => unknown, () => unknown, number]>([
  [
    'the pointer is on a card',
    () => fireEvent.mouseEnter(card()),
    () => fireEvent.mouseLeave(list()),
    1,
  ],
  ['the focus is on a card', () => act(() => link(1).focus()), () => act(() => link(1).blur()), 1],
  ['it is paused', () => press(copy.pause), () => press(copy.resume), 0],
  ['the cards are off screen', () => setInView(false), () => setInView(true), 0],
])('while %s the highlight does not move', async (_cause, stop, resume, index) => {
  await openHome()
  stop()
  advance(10_000)
  expect(highlighted()).toBe(index)
  resume()
  advance(3000)
  expect(highlighted()).toBe((index + 1) % count)
})

test('with reduced motion the highlight does not move', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches: true }))
  await openHome()
  advance(10_000)
  expect(highlighted()).toBe(0)
})
