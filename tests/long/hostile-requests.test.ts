import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { built } from '#infra/build/build-steps.ts'
import type { handler } from '#lambda/handler.ts'
import * as z from '#shared/schema.ts'
import { paidOrRefused, responsesToHostileEvents } from '#tests/support/paid-or-refused.ts'

const bundleSchema = z.object({
  handler: z.custom<typeof handler>((value) => typeof value === 'function'),
})

const loadBundle = async () =>
  bundleSchema.parse(await import(pathToFileURL(resolve(built.lambda)).href)).handler

test('any request to the built function is paid for or refused', async () => {
  const responses = await responsesToHostileEvents(loadBundle, { numRuns: 20_000 })
  expect(responses).toEqual(paidOrRefused)
})
