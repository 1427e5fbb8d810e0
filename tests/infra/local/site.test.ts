import { expect, test } from 'vitest'
import { readSite } from '#infra/local/site.ts'
import { everySetting } from '#tests/infra/stack/synthesised-site.ts'
import { setProperty, siteHost, startedPreview, synthesisedFolder } from './started-preview.ts'

// tests/build/smoke.test.ts requests pages, files and calls from it like from a deployment.
const synthesised = synthesisedFolder({
  'lambda/index.mjs': `export const handler = async () => ({ statusCode: 200, headers: {}, body: '' })`,
})

test.each(['127.0.0.1', '[::1]'])('the site is served at %s too', async (host) => {
  const { port } = await startedPreview(synthesised)
  expect((await fetch(`http://${host}:${port}`)).status).toBe(200)
})

test.each([
  ['POST', '/about', 403],
  ['OPTIONS', '/api/x', 200],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/api/%E0%A4%A', 400],
])('%s %s gets a %i', async (method, path, status) => {
  const { url } = await startedPreview(synthesised)
  expect((await fetch(url + path, { method })).status).toBe(status)
})

const distribution = 'AWS::CloudFront::Distribution'

const copying = (step: string) => `SiteDeployment${step}CustomResource512MiB`

test('the stack with every setting runs too', async () => {
  const { url } = await startedPreview(synthesisedFolder({}, everySetting))
  expect((await fetch(url)).status).toBe(200)
})

test.each<[string, string, unknown]>([
  [distribution, 'DistributionConfig.CacheBehaviors.0.ResponseHeadersPolicyId', undefined],
  ['AWS::ApiGatewayV2::Route', 'AuthorizationType', 'JWT'],
  // Known, but not here.
  ['AWS::ApiGatewayV2::Route', 'Timeout', 1],
  ['ApiFunction', 'Timeout', 30],
  ['ApiFunction', 'Environment.Variables.A', { Ref: 'A', B: 1 }],
  ['ApiFunction', 'Environment.Variables.A', '{{resolve:ssm:/a}}'],
  [copying('Pages'), 'Exclude', ['[a-z]*']],
])('%s with another %s is refused', (resource, path, value) => {
  const edited = synthesised.template((template) => setProperty(template, resource, path, value))
  expect(() => readSite(edited, synthesised.folder, siteHost)).toThrow(`.${path}`)
})

test.each([
  ['AWS::GameLift::Fleet', { Type: 'AWS::GameLift::Fleet' }],
  ['New.Condition', { Type: 'AWS::Lambda::Alias', Condition: 'IsProduction' }],
])('a resource of an unknown type or with a condition is refused: %s', (what, resource) => {
  const edited = synthesised.template(({ Resources }) => void (Resources['New'] = resource))
  const read = () => readSite(edited, synthesised.folder, siteHost)
  expect(read).toThrow(`npm start does not support ${what} in `)
})
