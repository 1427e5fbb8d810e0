import { cpSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taxName, vatPercent } from '#shared/vat.ts'
import { plans } from '#web/content/plans.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const file = 'web/src/content/about.ts'

/** Runs the check on a project with these files. */
async function check(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const folder = temporaryFolder(files)
  cpSync('web/src/content/brand-checks.ts', `${folder}/web/src/content/brand-checks.ts`)
  const { exitCode, stdout } = await runScript(
    'web/build/check-brand.ts',
    { cwd: folder, env: {} },
    args,
  ).ended()
  return { exitCode, lines: stdout.trimEnd().split('\n') }
}

const leftover = {
  [file]: "\nexport const email = 'hello@company.example'\n",
  LICENSE: '(c) Mwamba\n',
}
const listed = [
  'LICENSE:1: the sample’s name: “Mwamba”',
  `${file}:2: a placeholder domain: “.example”`,
  '2 places to look at.',
]

test('what is left of the sample is listed by file and line', async () => {
  expect(await check(leftover)).toEqual({ exitCode: 0, lines: listed })
})

test('for a release, anything left is an error', async () => {
  expect(await check(leftover, '--release')).toEqual({ exitCode: 1, lines: listed })
})

test('figures that contradict others are listed, in digits or in words', async () => {
  const { lines } = await check({
    [file]: [
      `We have ${plans.length} plans.`,
      'We have eleven monthly plans.',
      `Prices are before ${taxName} of ${vatPercent + 1}%.`,
      `Reviewed within ${policyFigures.refundReviewBusinessDays} business days.`,
      'Reviewed within 77 business days.',
      'A plan costs US$1,234.',
    ].join('\n'),
    'web/src/ui/days.ts': '// Reviewed within 77 business days.\n',
  })
  expect(lines.map((line) => line.replace(/, elsewhere.*/, ''))).toEqual([
    `${file}:2: plans: “eleven monthly plans”`,
    `${file}:3: ${taxName}: “${taxName} of ${vatPercent + 1}%”`,
    `${file}:5: business days: “77 business days”`,
    `${file}:6: a price typed in a text: “US$1,234”`,
    '4 places to look at.',
  ])
})

test('a project without leftovers is fit for release', async () => {
  const text = 'Dentists in Kampala, since the first tooth.\n'
  const { exitCode, lines } = await check({ [file]: text }, '--release')
  expect({ exitCode, lines }).toEqual({ exitCode: 0, lines: ['Nothing is left of the sample.'] })
})
