import { expect, test } from 'vitest'
import { nearestPath } from '#web/site/not-found/nearest-path.ts'

const known = ['/', '/terms', '/refund', '/pricing', '/services/managed-it']

test.each([
  ['/legal/terms', '/terms'],
  ['/Refunds', '/refund'],
  ['/prcing/', '/pricing'],
  ['/prices', '/pricing'],
  ['/trms', '/terms'],
  ['/managed-it', '/services/managed-it'],
])('the path nearest to %s is %s', (requested, nearest) => {
  expect(nearestPath(requested, known)).toBe(nearest)
})

test.each(['/', '', '/xyz', '/ing', '/wp-admin', `/${'a'.repeat(100_000)}`])(
  'no path is near %.20s',
  (requested) => {
    expect(nearestPath(requested, known)).toBeNull()
  },
)
