import { expect, test, vi } from 'vitest'
import { keepPayment, openBeside, openPayment, type KeptPayment } from '#web/quote/keep/payments.ts'

const noon = Date.UTC(2026, 10, 27, 12)
const at = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(noon + minutes * 60_000)
const number = 'Q-C5A8-878B'
const open: KeptPayment = { reference: '7KQ3-M4TX', state: 'open', at: noon, number, page: 'cs_1' }
const { reference } = open
const other = '9CFG-HJKM'
const day = 24 * 60

// Also by a clock that was wrong then, or is now.
test.each([
  [44, 'knows an open page, which can be paid', true, [reference]],
  [50, 'knows an open page', true, []],
  [-day, 'knows an open page', true, []],
  [30 * day, 'has forgotten it', false, []],
])('%d minutes later the browser %s (rule 10.17)', (minutes, _what, isKnown, beside) => {
  at(minutes)
  keepPayment(open)
  expect(openPayment() !== undefined).toBe(isKnown)
  expect(openBeside(other)).toEqual(beside)
  expect(openBeside(reference)).toEqual([])
})

const others = [null, { ...open, page: '../refunds' }, { ...open, reference: 'x' }]

test.each<[stored: unknown, read?: unknown]>([
  [[...others, { ...open, state: 'gone' }, open], open],
  [{}],
  [null],
])(
  'of what is stored, what another version or program put there is ignored: %j',
  (stored, read) => {
    at(0)
    localStorage.setItem('payments', JSON.stringify(stored))
    expect(openPayment()).toEqual(read)
  },
)

test('in full local storage, this tab knows the latest page', () => {
  at(0)
  keepPayment(open)
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    text,
  ) {
    if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError')
    Reflect.set(this, key, text)
  })
  keepPayment({ ...open, reference: other })
  write.mockRestore()
  expect(localStorage.getItem('payments')).toBeNull()
  expect(openPayment()).toMatchObject({ reference: other })
})
