import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { colourSchemeKey, colourSchemes, colourSchemeScript } from '#shared/colour-scheme.ts'

/** What the inline script sets on a page whose browser has these entries. */
function appliedTo(localStorage: Readonly<Record<string, string>>): object {
  const dataset = {}
  runInNewContext(colourSchemeScript, { localStorage, document: { documentElement: { dataset } } })
  return dataset
}

test.each(colourSchemes)('the inline script applies the stored scheme %s', (scheme) => {
  expect(appliedTo({ [colourSchemeKey]: scheme })).toEqual({ scheme })
})

test.each<Record<string, string>>([
  {},
  { [colourSchemeKey]: 'darker' },
  { [colourSchemeKey]: 'very dark' },
  { colours: 'dark' },
])('the inline script applies nothing of the storage %j', (localStorage) => {
  expect(appliedTo(localStorage)).toEqual({})
})

test('the inline script is silent where storage is blocked', () => {
  expect(() => void runInNewContext(colourSchemeScript)).not.toThrow()
})
