import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'

test('every failure that the specification names is destructive', () => {
  const failures = Object.values(notices)
    .filter((notice) => 'isDestructive' in notice)
    .map(({ title }) => title)
  expect(failures).toEqual(
    expect.arrayContaining([
      'Missing fields',
      'Required fields missing',
      'Invalid email',
      'Terms not accepted',
      'Checkout failed',
    ]),
  )
})
