import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { home } from '#web/content/home.ts'

const copy = home.capabilities
const count = copy.cards.length

/** Reports to each observer whether its element is on screen. */
let observers: ((isInView: boolean) => void)[] = []

function stubMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

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

test('the first of the cards is highlighted, and every 3 seconds the next', async () => {
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
const card = (index: number) => cards()[index] ?? document.body
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  {
    cause: 'the pointer is on a card',
    stop: () => fireEvent.mouseEnter(card(2)),
    resume: () => fireEvent.mouseLeave(card(2).parentElement ?? document.body),
    index: 2,
  },
  {
    cause: 'the focus is on a card',
    stop: () => act(() => link(1).focus()),
    resume: () => act(() => link(1).blur()),
    index: 1,
  },
  {
    cause: 'it is paused',
    stop: () => fireEvent.click(button(copy.pause)),
    resume: () => fireEvent.click(button(copy.resume)),
    index: 0,
  },
  {
    cause: 'the cards are off screen',
    stop: () => setInView(false),
    resume: () => setInView(true),
    index: 0,
  },
])('while $cause the highlight does not move', async ({ stop, resume, index }) => {
  await openHome()
  stop()
  advance(10_000)
  expect(highlighted()).toBe(index)
  resume()
  advance(3000)
  expect(highlighted()).toBe((index + 1) % count)
})

test('the highlight does not move for visitors who prefer reduced motion', async () => {
  stubMedia(true)
  await openHome()
  advance(10_000)
  expect(highlighted()).toBe(0)
})
