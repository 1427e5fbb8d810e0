import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CfnResource, Validations } from 'aws-cdk-lib'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { createSiteApp } from '#infra/stack/site-stack.ts'
import { everySetting, siteStack } from './synthesised-site.ts'

const siteApp = (config = {}) => siteStack(config, 'production', {}, createSiteApp)

const violationsSchema = v.array(v.object({ ruleName: v.string() }))
const reportSchema = v.object({
  pluginReports: v.array(v.object({ violations: violationsSchema })),
})

/** All findings, warnings included. */
function findingsIn(folder: string) {
  const report: unknown = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8'))
  return v.parse(reportSchema, report).pluginReports.flatMap(({ violations }) => violations)
}

const settings = [
  ['no settings', {}],
  ['all settings', everySetting],
] as const

test.each(settings)('with %s, every finding is acknowledged', (_, config) => {
  const { directory } = siteApp(config).app.synth()
  expect(findingsIn(directory)).toEqual([])
})

test.each(settings)(
  'with %s, every acknowledgement is necessary: the synth would fail without it',
  (_, config) => {
    const acknowledge = vi.spyOn(Validations.prototype, 'acknowledge').mockReturnValue()
    onTestFinished(() => acknowledge.mockRestore())
    const { app } = siteApp(config)
    expect(() => app.synth()).toThrow(/AwsSolutions/)
    const found = findingsIn(app.outdir).map(({ ruleName }) => ruleName.replace('Annotation::', ''))
    const acknowledged = acknowledge.mock.calls.flat().map(({ id }) => id)
    expect(new Set(acknowledged)).toEqual(new Set(found))
  },
)

test("a finding of the CDK's own rules fails the synth too", () => {
  const { app, stack } = siteApp()
  new CfnResource(stack, 'Odd', { type: 'AWS::SNS::Topic', properties: { Colour: 'blue' } })
  expect(() => app.synth()).toThrow(/Colour/)
})
