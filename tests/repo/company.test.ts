import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { company } from '#web/content/company.ts'

// Generic values that tests may contain: places, hours, the provider's name.
const { shortName, city, country, countryAdjective, courts, ...rest } = company
const { businessHours: _hours, timeZone: _zone, processors: _processors, ...own } = rest
const generic: readonly string[] = [shortName, city, country, countryAdjective, courts]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const texts = [...textsIn(own), new URL(company.origin).host].filter(
  (each) => !generic.includes(each),
)

test('no test contains company data, so that tests survive a rebrand', () => {
  const files = filesIn('tests').filter((file) => /\.tsx?$/.test(file))
  expect(files).not.toEqual([])
  const found = files.flatMap((file) => {
    // Without the backslashes of a regular expression.
    const code = readFileSync(file, 'utf8').replaceAll('\\', '')
    return texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
