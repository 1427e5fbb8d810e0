import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { loadServices } from '#web/content/services/services.ts'

const services = await loadServices()

/** The words in a drawing, as its file has them. */
function wordsIn(file: string): string {
  const svg = readFileSync(`web/src/drawings/services/${file}.svg`, 'utf8')
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window
  return Array.from(document.querySelectorAll('text'), ({ textContent }) => textContent).join('\n')
}

test.each(services)(
  'web/src/drawings/services/$slug.svg has the figures of its text alternative',
  ({ slug, drawing }) => {
    const figures = drawing?.label.match(/\d+(?::\d+)?(?: °C)?/g) ?? []
    expect(figures.filter((figure) => !wordsIn(slug).includes(figure))).toEqual([])
  },
)
