import { cpSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { filesIn } from '#infra/tools/files.ts'
import { company } from '#web/content/company.ts'

const about = 'web/src/content/about.ts'

/** Runs the check on a project with these files. */
async function check(files: Readonly<Record<string, string>>) {
  const cwd = temporaryFolder(files)
  cpSync('web/src/content/brand-checks.ts', `${cwd}/web/src/content/brand-checks.ts`)
  const { exitCode, stdout } = await runScript('web/build/check-brand.ts', { cwd, env: {} }).ended()
  return [exitCode, ...stdout.trimEnd().split('\n')]
}

test('remains of the sample are listed by file and line, and are an error', async () => {
  const files = { [about]: "\nexport const email = 'a@company.example'\n", LICENSE: '(c) Mwamba\n' }
  expect(await check(files)).toEqual([
    1,
    'LICENSE:1: the sample’s name: “Mwamba”',
    `${about}:2: a placeholder domain: “.example”`,
    '2 places to check.',
  ])
})

test('a project without remains of the sample passes', async () => {
  const files = { [about]: 'Our engineers install firewalls in Kampala.\n' }
  expect(await check(files)).toEqual([0, 'No sample data is left.'])
})

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
