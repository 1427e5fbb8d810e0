import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

/** What the page asked the browser to watch, so that a test can say whether it is on the screen. */
let watching: ((isInView: boolean) => void)[] = []
let prefersLessMotion = false

beforeEach(() => {
  watching = []
  prefersLessMotion = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        watching.push((isInView) => callback([{ isIntersecting: isInView }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLessMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cards = () => [...document.querySelectorAll('[data-capability]')]
const lit = () => cards().findIndex((card) => card.getAttribute('data-highlighted') === 'true')
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const bringIntoView = (isInView: boolean) =>
  act(() => watching.forEach((report) => report(isInView)))

/** Opens the home page with its cards on the screen, and stops the clock. */
async function openHome() {
  await renderPage('/')
  vi.useFakeTimers()
  bringIntoView(true)
}

test('four cards, of which the first is lit, and every 3 seconds the next', async () => {
  await openHome()
  expect(cards()).toHaveLength(4)
  expect(lit()).toBe(0)
  pass(2999)
  expect(lit()).toBe(0)
  pass(1)
  expect(lit()).toBe(1)
  pass(9000)
  expect(lit()).toBe(0)
  expect(document.querySelectorAll('[data-highlighted=true]')).toHaveLength(1)
})

test('the light follows the pointer and rests there, then goes on from there', async () => {
  await openHome()
  const third = cards()[2]
  if (!third?.parentElement) throw new Error('There is no third card')
  fireEvent.mouseEnter(third)
  expect(lit()).toBe(2)
  pass(10_000)
  expect(lit()).toBe(2)
  fireEvent.mouseLeave(third.parentElement)
  pass(3000)
  expect(lit()).toBe(3)
})

test('the focus does what the pointer does', async () => {
  await openHome()
  const links = screen.getAllByRole('link', { name: /^Read more: / })
  act(() => links[1]?.focus())
  expect(lit()).toBe(1)
  pass(10_000)
  expect(lit()).toBe(1)
  act(() => links[1]?.blur())
  pass(3000)
  expect(lit()).toBe(2)
})

test('the pause button stops it, and starts it again', async () => {
  await openHome()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the highlight' }))
  pass(10_000)
  expect(lit()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Resume the highlight' }))
  pass(3000)
  expect(lit()).toBe(1)
})

test('it rests while the cards are off the screen', async () => {
  await openHome()
  bringIntoView(false)
  pass(10_000)
  expect(lit()).toBe(0)
  bringIntoView(true)
  pass(3000)
  expect(lit()).toBe(1)
})

test('it rests for who prefers less motion', async () => {
  prefersLessMotion = true
  await openHome()
  pass(10_000)
  expect(lit()).toBe(0)
})
