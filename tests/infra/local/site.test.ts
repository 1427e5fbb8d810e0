import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { readSite } from '#infra/local/site.ts'
import { lambdaBundle } from '#infra/build/bundle-lambda.ts'
import { cacheControlFor } from '#infra/stack/cache-control.ts'
import { securityHeaders } from '#infra/stack/security-headers.ts'
import { checkoutPath } from '#shared/addresses.ts'
import {
  setProperty,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/stack/synthesised-folder.ts'
import { gatewayEvent } from '#tests/support/checkout-request.ts'
import { everySetting } from '#tests/infra/stack/synthesised-site.ts'
import { siteHost, startedPreview, type StartedPreview } from './started-preview.ts'

// The product's own function as it is deployed.
const bundle = await build({ ...lambdaBundle('index.mjs'), write: false })

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/about/index.html': '<h1>About</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/favicon.svg': '<svg/>',
  'lambda/index.mjs': bundle.outputFiles[0]?.text ?? '',
}
const synthesised = synthesisedFolder(files)
const withEverySetting = synthesisedFolder(files, everySetting)

type Check = {
  readonly request: (preview: StartedPreview) => Promise<Response>
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: RegExp
}

function page(path: string, status: number, body: RegExp): Check {
  const headers = { ...securityHeaders, 'cache-control': cacheControlFor('index.html') }
  return { request: ({ url }) => fetch(url + path), status, headers, body }
}

const checks: Readonly<Record<string, Check>> = {
  'home page': page('/', 200, /Home/),
  'inner page': page('/about', 200, /About/),
  'unknown page': page('/nothing', 404, /Not found/),
  script: {
    request: ({ url }) => fetch(`${url}/assets/index-Bd1fGh2k.js`),
    status: 200,
    headers: { ...securityHeaders, 'cache-control': cacheControlFor('assets/index.js') },
    body: /^$/,
  },
  icon: {
    request: ({ url }) => fetch(`${url}/favicon.svg`),
    status: 200,
    headers: { ...securityHeaders, 'cache-control': cacheControlFor('favicon.svg') },
    body: /svg/,
  },
  call: {
    request: ({ url }) =>
      fetch(url + checkoutPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    status: 400,
    headers: securityHeaders,
    body: /"invalid_request"/,
  },
  'dry run': {
    request: ({ invoke }) => invoke({ ...gatewayEvent(), dryRun: true }),
    status: 200,
    body: /"statusCode":200/,
  },
}

async function isPassed(preview: StartedPreview, check: Check): Promise<boolean> {
  const response = await check.request(preview)
  const found = Object.entries(check.headers ?? {}).map(([name]) => response.headers.get(name))
  return (
    response.status === check.status &&
    found.join() === Object.values(check.headers ?? {}).join() &&
    check.body.test(await response.text())
  )
}

/** The names of the checks that fail, or why the preview doesn't start. */
async function failuresWith(
  edit?: (template: EditableTemplate) => void,
): Promise<readonly string[]> {
  let preview: StartedPreview
  try {
    preview = await startedPreview(synthesised, edit)
  } catch (error) {
    return [String(error)]
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) =>
      (await isPassed(preview, check)) ? [] : [name],
    ),
  )
  return results.flat()
}

test('the stack as it is passes every check', async () => {
  expect(await failuresWith()).toEqual([])
})

const distribution = ['AWS::CloudFront::Distribution', 'DistributionConfig'] as const

function set(resource: string, path: string, value?: unknown) {
  return (template: EditableTemplate) => setProperty(template, resource, path, value)
}

function setInDistribution(path: string, value?: unknown) {
  return set(distribution[0], `${distribution[1]}.${path}`, value)
}

const copying = (step: string) => `SiteDeployment${step}CustomResource512MiB`

test.each<[string, (template: EditableTemplate) => void, readonly string[]]>([
  ['no error page', setInDistribution('CustomErrorResponses'), ['unknown page']],
  [
    'another secret in the edge than in the function',
    setInDistribution('Origins.1.OriginCustomHeaders.0.HeaderValue', 'a'.repeat(48)),
    ['call'],
  ],
  [
    'pages that are not copied',
    set(copying('Pages'), 'Include', ['*.htm']),
    ['home page', 'inner page', 'unknown page'],
  ],
  [
    'a resource of an unknown type',
    ({ Resources }) => void (Resources['Fleet'] = { Type: 'AWS::GameLift::Fleet' }),
    ['CommandError: npm start does not support AWS::GameLift::Fleet, which the template declares.'],
  ],
  [
    'another lifetime of assets',
    set(copying('Assets'), 'SystemMetadata.cache-control', 'no-store'),
    ['script'],
  ],
  [
    'the name of another parameter',
    set('ApiFunction', 'Environment.Variables.STRIPE_SECRET_KEY_PARAMETER', '/other'),
    ['dry run'],
  ],
])('%s: exactly what depends on it fails', async (_, edit, failures) => {
  expect(await failuresWith(edit)).toEqual(failures)
})

test('the stack with every setting runs too', async () => {
  const { url } = await startedPreview(withEverySetting)
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url}/api/x`)).status).toBe(400)
})

test.each<[string, string, unknown, RegExp]>([
  ['AWS::ApiGatewayV2::Api', 'CorsConfiguration', {}, /\w\.CorsConfiguration,/],
  [
    'AWS::CloudFront::Distribution',
    'DistributionConfig.DefaultRootObject',
    'a',
    /DefaultRootObject,/,
  ],
  [
    'AWS::CloudFront::Distribution',
    'DistributionConfig.CacheBehaviors.0.ResponseHeadersPolicyId',
    undefined,
    /ResponseHeadersPolicyId,/,
  ],
  [
    'AWS::CloudFront::Distribution',
    'DistributionConfig.DefaultCacheBehavior.FunctionAssociations',
    undefined,
    /FunctionAssociations,/,
  ],
  ['AWS::ApiGatewayV2::Route', 'RouteKey', 'ANY /{proxy+}', /\w\.RouteKey,/],
  ['AWS::ApiGatewayV2::Route', 'AuthorizationType', 'JWT', /Route\w+\.AuthorizationType,/],
  // Known in other places only.
  ['AWS::ApiGatewayV2::Route', 'Timeout', 1, /Route\w+\.Timeout,/],
  ['ApiFunction', 'Timeout', 30, /\w\.Timeout,/],
  ['ApiFunction', 'Environment.Variables.A', { Ref: 'A', B: 1 }, /Variables\.A,/],
  ['ApiFunction', 'Environment.Variables.A', '{{resolve:ssm:/a}}', /Variables\.A,/],
  ['SiteDeploymentPagesCustomResource512MiB', 'Exclude', ['[a-z]*'], /\w\.Exclude\.0,/],
])('%s with another %s is refused', (resource, path, value, sentence) => {
  const { folder, template } = synthesised
  const edited = template((each) => setProperty(each, resource, path, value))
  expect(() => readSite(edited, folder, siteHost)).toThrow(sentence)
})

test('a resource under a condition is refused', () => {
  const edited = synthesised.template(({ Resources }) => {
    for (const resource of Object.values(Resources)) resource['Condition'] = 'IsProduction'
  })
  expect(() => readSite(edited, synthesised.folder, siteHost)).toThrow(/\w\.Condition,/)
})
