import { expect, test } from 'vitest'
import { nearestPath } from '#web/lib/nearest-path.ts'

const known = ['/', '/terms', '/refund', '/pricing', '/services/managed-it']

test.each([
  ['/legal/terms', '/terms'],
  ['/Refunds', '/refund'],
  ['/prcing/', '/pricing'],
  ['/managed-it', '/services/managed-it'],
])('%s is nearest to %s', (wanted, nearest) => {
  expect(nearestPath(wanted, known)).toBe(nearest)
})

test.each(['/', '', '/xyz', '/wp-admin', `/${'a'.repeat(100_000)}`])(
  'nothing is near %.20s',
  (wanted) => {
    expect(nearestPath(wanted, known)).toBeNull()
  },
)
