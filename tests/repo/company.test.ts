import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '#web/content/company.ts'

// These are words that others use as well: a place, a form's default, the provider's name in its own tests.
const { shortName, city, country, processors, ...own } = company
const others: readonly string[] = [shortName, city, country, ...Object.values(processors)]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const texts = [...new Set([...textsIn(own), new URL(company.origin).host])].filter(
  (text) => !others.includes(text),
)

test('no test holds what belongs to the company: whoever adopts the site has data of their own', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files).not.toEqual([])
  const found = files.flatMap((file) => {
    // As it would be read, also where a regular expression escapes it.
    const code = readFileSync(`tests/${file}`, 'utf8').replaceAll('\\', '')
    return texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
