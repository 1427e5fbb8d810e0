import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'

test('the notification of every failure looks destructive (rule 12.2)', () => {
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
