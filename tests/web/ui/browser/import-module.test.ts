import { expect, test } from 'vitest'
import { importModule, ModuleNotLoadedError } from '#web/ui/browser/import-module.ts'

test('a module that loads is returned, and requested once', async () => {
  const module = { Component: () => null }
  let requests = 0
  const load = async () => {
    requests += 1
    return module
  }
  expect(await importModule(load)).toBe(module)
  expect(requests).toBe(1)
})

test('a module that fails to load is a ModuleNotLoadedError, with the browser’s error as its cause', async () => {
  const causes = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')]
  const attempts = [...causes]
  const load = async () => {
    throw attempts.shift() ?? new Error('requested three times')
  }
  const failure: unknown = await importModule(load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ModuleNotLoadedError)
  expect(failure).toHaveProperty('cause', causes[0])
})

test('a second import that succeeds does not count: a style sheet may be missing', async () => {
  let requests = 0
  const load = async () => {
    requests += 1
    if (requests === 1) throw new Error('Unable to preload CSS')
    return {}
  }
  await expect(importModule(load)).rejects.toBeInstanceOf(ModuleNotLoadedError)
})

test('what a module throws itself is passed on, even a TypeError', async () => {
  const body = 'throw new TypeError("This script is broken")'
  const address = `data:text/javascript,${encodeURIComponent(body)}`
  const load = async (): Promise<unknown> => import(/* @vite-ignore */ address)
  const failure: unknown = await importModule(load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TypeError)
  expect(failure).toHaveProperty('message', 'This script is broken')
})
