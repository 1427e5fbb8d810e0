import { expect, test } from 'vitest'
import { language } from '#shared/locale.ts'

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
// In French, “robuste” and “solution” are plain words.
const avoided = language.startsWith('en') ? [buzzwords, americanSpelling] : []

test('the content has no buzzwords, British spelling, and no straight apostrophe inside a word', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30)
  for (const [file, source] of Object.entries(sources)) {
    for (const words of avoided) expect.soft(source, file).not.toMatch(words)
    const withoutComments = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    expect.soft(withoutComments, file).not.toMatch(/[a-z]'[a-z]/)
  }
})
