import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineScript, quoteKeys } from '#shared/inline-script.ts'

// It listens for a lost script, history and fingers, which need a browser: lost-modules, history and sliders in tests/e2e.
const addEventListener = () => {}

/** What the inline script sets on a page with these entries in storage. */
function appliedTo(localStorage: Readonly<Record<string, string>>, path = '/'): object {
  const location = new URL(path, 'https://www.example.com')
  const dataset = {}
  const document = { documentElement: { dataset } }
  runInNewContext(inlineScript, { localStorage, location, document, addEventListener })
  return dataset
}

test('the inline script ignores what is not the site’s', () => {
  expect(appliedTo({ colours: 'dark' })).toEqual({})
})

test('a page with a quote’s link is marked, so that the builder is not drawn (rule 8.10)', () => {
  expect(appliedTo({}, '/custom-quote?ref=mail#Q%3D2.1')).toEqual({ linked: '' })
  expect(appliedTo({}, '/custom-quote#q=2.1')).toEqual({ kept: '', linked: '' })
})

test('a page whose address begins a message is marked, so that its form is drawn first (rule 6.5)', () => {
  expect(appliedTo({}, '/contact#about=core')).toEqual({ begun: '' })
})

test.each<[string, Record<string, string>, string]>([
  ...Object.values(quoteKeys).map((key): [string, Record<string, string>, string] => [
    key,
    { [key]: '[]' },
    '/custom-quote',
  ]),
  ['an offer to add', {}, '/custom-quote?ref=mail&add=email'],
  ['an example', {}, '/custom-quote?example=clinic'],
])('a page with a quote to read from %s is marked (rule 8.8)', (_, localStorage, location) => {
  expect(appliedTo(localStorage, location)).toEqual({ kept: '' })
})

test('if storage is blocked, the inline script fails silently and the page is marked', () => {
  const dataset = {}
  const document = { documentElement: { dataset } }
  runInNewContext(inlineScript, { document, location: '/', addEventListener })
  expect(dataset).toEqual({ kept: '' })
})
