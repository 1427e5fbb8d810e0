import { expect, test } from 'vitest'
import { checkoutErrors } from '#lambda/errors.ts'

const statuses = Object.values(checkoutErrors).map(({ status }) => status)

test('no failure has a status that the edge would answer with a page of its own', () => {
  expect(statuses).not.toContain(403)
  expect(statuses).not.toContain(404)
})

test('every failure is one of the request or of the server', () => {
  for (const status of statuses) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  }
})
