import { expect, test } from 'vitest'
import { readSite } from '#infra/local/site.ts'
import { everySetting } from '#tests/infra/stack/synthesised-site.ts'
import {
  type EditableTemplate,
  setProperty,
  siteHost,
  startedPreview,
  synthesisedFolder,
} from './started-preview.ts'

// tests/build/smoke.test.ts requests pages, files and calls from it like from a deployment.
const synthesised = synthesisedFolder({
  'site/404.html': 'lost',
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

type Edit = (template: EditableTemplate) => void

const set =
  (...property: [resource: string, path: string, value?: unknown]): Edit =>
  (template) =>
    setProperty(template, ...property)

const copying = (step: string) => `SiteDeployment${step}CustomResource512MiB`

test.each<[string, Edit, path: string, usual: RegExp]>([
  ['no error page', set(distribution, 'DistributionConfig.CustomErrorResponses'), '/x', /lost/],
  ['pages that are not copied', set(copying('Pages'), 'Include', ['*.htm']), '/x', /lost/],
  [
    'another lifetime of assets',
    set(copying('Assets'), 'SystemMetadata.cache-control', 'no-store'),
    '/assets/index-Bd1fGh2k.js',
    /immutable/,
  ],
])('a template with %s is served accordingly', async (_, edit, path, usual) => {
  const responseAfter = async (change?: Edit) => {
    const { url } = await startedPreview(synthesised, change)
    const response = await fetch(url + path)
    return `${response.headers.get('cache-control')} ${await response.text()}`
  }
  expect(await responseAfter()).toMatch(usual)
  expect(await responseAfter(edit)).not.toMatch(usual)
})

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
  const edited = synthesised.template(set(resource, path, value))
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
