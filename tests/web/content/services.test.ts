import { expect, test } from 'vitest'
import { loadServices } from '#web/content/services/services.ts'

test.each(await loadServices())('the lists of $slug contain no duplicates', (service) => {
  const { features, cards, inclusions, overview } = service
  for (const list of [features, cards.map(({ title }) => title), inclusions, overview]) {
    expect(list.length).toBeGreaterThan(1)
    expect(new Set(list).size).toBe(list.length)
  }
})

/** Each three words in a row. */
const phrasesIn = (text: string) =>
  text.match(/[^\s,.]+/g)?.map((_, at, words) => words.slice(at, at + 3).join(' ')) ?? []

test.each(await loadServices())(
  'the inclusions of $slug repeat nothing from higher up its page (rule 4.2)',
  ({ overview, cards, inclusions }) => {
    const before = [...overview, ...cards.map(({ text }) => text)].flatMap(phrasesIn)
    const repeated = inclusions.flatMap(phrasesIn).filter((phrase) => before.includes(phrase))
    expect(repeated.filter((phrase) => phrase.split(' ').length > 2)).toEqual([])
  },
)
