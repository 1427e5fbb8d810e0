import { cpSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taxName, vat } from '#shared/vat.ts'
import { plans } from '#web/content/plans.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const file = 'web/src/content/about.ts'

/** Runs the check on a project with these files. */
async function check(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const cwd = temporaryFolder(files)
  cpSync('web/src/content/brand-checks.ts', `${cwd}/web/src/content/brand-checks.ts`)
  const script = runScript('web/build/check-brand.ts', { cwd, env: {} }, args)
  const { exitCode, stdout } = await script.ended()
  return [exitCode, ...stdout.trimEnd().split('\n')]
}

test('remains of the sample are listed, and are an error for a release', async () => {
  const files = { [file]: "\nexport const email = 'a@company.example'\n", LICENSE: '(c) Mwamba\n' }
  const listed = [
    'LICENSE:1: the sample’s name: “Mwamba”',
    `${file}:2: a placeholder domain: “.example”`,
    '2 places to check.',
  ]
  expect(await check(files)).toEqual([0, ...listed])
  expect(await check(files, '--release')).toEqual([1, ...listed])
})

test('contradictory figures are listed, in digits or in words', async () => {
  const texts = [
    `We have ${plans.length} plans.`,
    'We have eleven monthly plans.',
    `Prices are before ${taxName} of ${vat.percent + 1}%.`,
    `Reviewed within ${policyFigures.refundReviewBusinessDays} business days.`,
    'Reviewed within 77 business days.',
    'A plan costs US$1,234.',
  ]
  const comment = '// Reviewed within 77 business days.\n'
  const found = await check({ [file]: texts.join('\n'), 'web/src/ui/days.ts': comment })
  expect(found.map((line) => String(line).replace(/, elsewhere.*/, ''))).toEqual([
    '0',
    `${file}:2: plans: “eleven monthly plans”`,
    `${file}:3: ${taxName}: “${taxName} of ${vat.percent + 1}%”`,
    `${file}:5: business days: “77 business days”`,
    `${file}:6: a price typed in a text: “US$1,234”`,
    '4 places to check.',
  ])
})

test('a project without remains of the sample can be released, and words of its trade are hints', async () => {
  const text = 'Our engineers install firewalls and infrastructure in Kampala.\n'
  expect(await check({ [file]: text }, '--release')).toEqual([0, 'No sample data is left.'])
  const hint = `${file}:1: a word of the sample’s trade, unless it is yours: “engineers”`
  expect(await check({ [file]: text })).toEqual([0, hint, '1 places to check.'])
})
