import { expect, test } from 'vitest'

// The sources, not the values, so that text inside functions is checked too.
const sources = import.meta.glob<string>('/web/src/content/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const buzzwords =
  /cutting[- ]edge|synerg|empower|\bsolutions?\b|seamless|leverag|\brobust|world[- ]class|state[- ]of[- ]the[- ]art|one[- ]stop|\bholistic|\btailored\b|lorem ipsum|\bTODO\b/i

const americanSpelling =
  /\b(colors?|centers?|organiz\w+|realiz\w+|recogniz\w+|analyz\w+|catalogs?|behavior\w*|fulfill)\b/i

test('the content folder is read', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30)
})

test.each(Object.entries(sources))('%s has no buzzwords, and British spelling', (_, source) => {
  expect(source).not.toMatch(buzzwords)
  expect(source).not.toMatch(americanSpelling)
})

test.each(Object.entries(sources))('%s has no straight apostrophe inside a word', (_, source) => {
  const withoutComments = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  expect(withoutComments).not.toMatch(/[a-z]'[a-z]/)
})
