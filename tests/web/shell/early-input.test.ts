import { beforeEach, expect, test, vi } from 'vitest'
import { rememberControls, restoreFocus } from '#web/shell/boot/controls.ts'
import { recordEarlyClicks, replayEarlyClicks } from '#web/shell/boot/early-clicks.ts'
import { replayEarlyInput, takeEarlyInput } from '#web/shell/layout/early-input.ts'

test('clicks from before hydration are replayed once, in order', async () => {
  document.body.innerHTML =
    '<button>A</button><button>B</button><button popovertarget="m">C</button>'
  const [a, b, c] = document.querySelectorAll<HTMLElement>('button')
  recordEarlyClicks()
  b?.click()
  a?.click()
  c?.click()
  expect(b).toHaveAttribute('aria-busy', 'true')
  const clicked = vi.fn<(text: string | undefined) => void>()
  for (const button of [a, b, c]) {
    button?.addEventListener('click', () => clicked(button.textContent))
  }
  replayEarlyClicks()
  replayEarlyClicks()
  await expect.poll(() => clicked.mock.calls).toEqual([['B'], ['A']])
  expect(b).not.toHaveAttribute('aria-busy')
})

test('what was entered after an early click stays, although the click changes it (rule 8.8)', async () => {
  document.body.innerHTML = '<button>Empty</button><input type="checkbox"><input type="checkbox">'
  const [before, after] = document.querySelectorAll('input')
  const button = document.querySelector('button')
  rememberControls()
  recordEarlyClicks()
  for (const control of [before, button, after]) control?.click()
  const early = takeEarlyInput()
  const empty = vi.fn<() => void>(() => {
    for (const box of [before, after]) if (box) box.checked = false
  })
  button?.addEventListener('click', empty)
  replayEarlyClicks((touched) => replayEarlyInput(early.filter(({ field }) => field === touched)))
  replayEarlyInput(early)
  await expect.poll(() => empty.mock.calls).toHaveLength(1)
  await expect.poll(() => [before?.checked, after?.checked]).toEqual([false, true])
})

beforeEach(() => {
  document.body.innerHTML =
    '<input type="checkbox"><input type="range" value="100" max="500"><input type="text" value="Kenya"><textarea></textarea>'
})

test('early changes of checkboxes, sliders and texts are put back, and taken', () => {
  const [box, range, text] = document.querySelectorAll('input')
  const notes = document.querySelector('textarea')
  if (!box || !range || !text || !notes) throw new Error('The form is missing')
  rememberControls()
  expect(takeEarlyInput()).toEqual([])
  box.checked = true
  range.value = '250'
  text.value = ''
  notes.value = 'Gate B'
  const early = takeEarlyInput()
  expect(box.checked).toBe(false)
  // Resets the fields, as rendering does.
  range.value = '100'
  text.value = 'Kenya'
  notes.value = ''
  let taken: string[] = []
  const listening = new AbortController()
  const take = () => (taken = [range, text, notes].map(({ value }) => value))
  addEventListener('change', take, { signal: listening.signal })
  replayEarlyInput(early)
  listening.abort()
  expect(box.checked).toBe(true)
  expect(taken).toEqual(['250', '', 'Gate B'])
})

test('input survives a page that is drawn anew, whatever another program adds to it', () => {
  document.body.innerHTML =
    '<input name="city"><button class="a">One</button><button class="a">Two</button>'
  rememberControls()
  const [city] = document.querySelectorAll('input')
  const [, two] = document.querySelectorAll('button')
  if (!city || !two) throw new Error('The form is missing')
  city.value = 'Mombasa'
  two.focus()
  document.body.innerHTML =
    '<input name="search"><input name="city"><button class="a">One</button><button class="other"></button><button class="a">Two</button>'
  restoreFocus()
  expect(document.activeElement).toHaveTextContent('Two')
  replayEarlyInput(takeEarlyInput())
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'Mombasa'])
})

test('a field is left alone if the page has since changed, removed or disabled it', () => {
  document.body.insertAdjacentHTML('afterbegin', '<input type="checkbox">')
  const [removed, box, range] = document.querySelectorAll('input')
  if (!removed || !box || !range) throw new Error('The form is missing')
  rememberControls()
  removed.checked = true
  box.checked = true
  range.value = '250'
  const early = takeEarlyInput()
  removed.remove()
  box.checked = true
  range.disabled = true
  range.value = '100'
  replayEarlyInput(early)
  expect(box.checked).toBe(true)
  expect(range.value).toBe('100')
})
