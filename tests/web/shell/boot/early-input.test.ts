import { beforeEach, expect, test } from 'vitest'
import { takeEarlyInput, replayEarlyInput } from '#web/shell/boot/early-input.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<input type="checkbox"><input type="range" value="100" max="500"><input type="text" value="Kenya"><textarea></textarea>'
})

test('early changes of checkboxes, sliders and texts are replayed as events', () => {
  const [box, range, text] = document.querySelectorAll('input')
  const notes = document.querySelector('textarea')
  if (!box || !range || !text || !notes) throw new Error('The form is missing')
  expect(takeEarlyInput(document)).toEqual([])
  box.checked = true
  range.value = '250'
  text.value = ''
  notes.value = 'Gate B'
  const early = takeEarlyInput(document)
  expect(box.checked).toBe(false)
  // Resets the fields, as rendering does.
  range.value = '100'
  text.value = 'Kenya'
  notes.value = ''
  const events: string[] = []
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) events.push(`${target.type} ${target.value}`)
    if (target instanceof HTMLTextAreaElement) events.push(`textarea ${target.value}`)
  })
  replayEarlyInput(early)
  expect(box.checked).toBe(true)
  expect(events).toEqual(['checkbox on', 'range 250', 'text ', 'textarea Gate B'])
})

test('a field is left alone if the page has since changed, removed or disabled it', () => {
  document.body.insertAdjacentHTML('afterbegin', '<input type="checkbox">')
  const [removed, box, range] = document.querySelectorAll('input')
  if (!removed || !box || !range) throw new Error('The form is missing')
  removed.checked = true
  box.checked = true
  range.value = '250'
  const early = takeEarlyInput(document)
  removed.remove()
  box.checked = true
  range.disabled = true
  range.value = '100'
  replayEarlyInput(early)
  expect(box.checked).toBe(true)
  expect(range.value).toBe('100')
})

test('an early choice of a radio button is replayed over the initial one', () => {
  document.body.innerHTML =
    '<input type="radio" name="scheme" checked><input type="radio" name="scheme">'
  const [first, second] = document.querySelectorAll('input')
  if (!first || !second) throw new Error('The form is missing')
  second.checked = true
  const early = takeEarlyInput(document)
  expect([first.checked, second.checked]).toEqual([true, false])
  replayEarlyInput(early)
  expect([first.checked, second.checked]).toEqual([false, true])
})
