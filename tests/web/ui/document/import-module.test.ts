import { expect, test, vi } from 'vitest'
import { importModule, ModuleNotLoadedError } from '#web/ui/document/import-module.ts'

test('a module is requested once', async () => {
  const module = { Component: () => null }
  const load = vi.fn(async () => module)
  expect(await importModule(load)).toBe(module)
  expect(load).toHaveBeenCalledOnce()
})

test.each<[string, () => Promise<unknown>]>([
  ['fails as well', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['succeeds, because a style sheet may be missing', async () => ({})],
])('a module is not loaded if its import fails, even if a second one %s', async (_case, again) => {
  const cause = new TypeError('Failed to fetch')
  const load = vi.fn(again).mockRejectedValueOnce(cause)
  const failure: unknown = await importModule(load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ModuleNotLoadedError)
  expect(failure).toHaveProperty('cause', cause)
})

test('a module’s own errors are passed on, even a TypeError', async () => {
  const body = 'throw new TypeError("This script is broken")'
  const address = `data:text/javascript,${encodeURIComponent(body)}`
  const load = async (): Promise<unknown> => import(/* @vite-ignore */ address)
  const failure: unknown = await importModule(load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TypeError)
  expect(failure).toHaveProperty('message', 'This script is broken')
})
