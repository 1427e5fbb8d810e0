import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, type AppProps, type Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import { stagingConfig } from '#infra/stack/config.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { SiteStack } from '#infra/stack/site-stack.ts'
import { readStage } from '#infra/stack/stage.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// The CDK CLI passes these to the app.
const { context } = v.parse(
  v.object({ context: v.record(v.string(), v.unknown()) }),
  JSON.parse(readFileSync('cdk.json', 'utf8')),
)

const smallSite = {
  'site/index.html': '<!doctype html>',
  'site/404.html': '<!doctype html>',
  'site/assets/index-Bd1fGh2k.js': '',
  'lambda/index.mjs': 'export const handler = async () => ({})',
}

type StageName = 'production' | 'staging'

// The validators take seconds: only tests of the whole app run them.
const withoutValidators = (props: AppProps) =>
  new App({ ...props, builtinCloudFormationValidation: false })

/** Creates the stack with a small site in a temporary folder, and more files in `site/` or `lambda/`. */
export function siteStack(
  config: ConfigInput = {},
  STAGE: StageName = 'production',
  files: Readonly<Record<string, string>> = {},
  createApp = withoutValidators,
) {
  const folder = temporaryFolder({ ...smallSite, ...files })
  const app = createApp({ context, outdir: join(folder, 'cdk.out') })
  const stage = readStage({ STAGE }, { production: {}, staging: stagingConfig, [STAGE]: config })
  const stack = new SiteStack(app, stage.config.stackName, {
    stage,
    site: join(folder, 'site'),
    bundle: join(folder, 'lambda'),
    commit: 'a1b2c3',
  })
  return { app, stack }
}

const referenceSchema = v.union([
  v.strictObject({ Ref: v.string() }),
  v.strictObject({ 'Fn::GetAtt': v.tuple([v.string(), v.string()]) }),
  v.strictObject({ 'Fn::FindInMap': v.tuple([v.string(), v.string(), v.string()]) }),
  v.strictObject({ 'Fn::Join': v.tuple([v.string(), v.array(v.string())]) }),
])

/** A name without the CDK's hash of its place, and without that of a function's code. */
export const withoutHash = (name: string) =>
  name.replace(/(?<=[A-Za-z])[0-9A-F]{8}([0-9a-f]{32})?(?![0-9A-Za-z])/, '')

/** A reference as text: the id of a resource, or the distribution's address. */
function resolveReference(reference: unknown): unknown {
  if (!v.is(referenceSchema, reference)) return reference
  if ('Ref' in reference) return withoutHash(reference.Ref)
  if ('Fn::Join' in reference) return reference['Fn::Join'][1].join(reference['Fn::Join'][0])
  if ('Fn::FindInMap' in reference) return reference['Fn::FindInMap'][0]
  const [id, attribute] = reference['Fn::GetAtt']
  return attribute === 'DomainName' ? 'd1.cloudfront.net' : withoutHash(id)
}

/** A stack's template, with its references as text. */
export function resolvedTemplate(stack: Stack): Template {
  const json = JSON.stringify(Template.fromStack(stack).toJSON())
  const resolved: unknown = JSON.parse(json, (_, value) => resolveReference(value))
  return Template.fromJSON(v.parse(v.record(v.string(), v.unknown()), resolved))
}

/** The template for these settings of a stage, with its references as text. */
export const synthesisedSite = (config?: ConfigInput, stage?: StageName): Template =>
  resolvedTemplate(siteStack(config, stage).stack)

/** All settings, each with a value other than its default. */
export const everySetting = {
  account: '123456789012',
  live: true,
  stackName: 'Shop',
  domainNames: ['www.example.com', 'example.com'],
  certificateArn:
    'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef',
  hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'example.com' },
  paymentsKeyParameter: '/shop/stripe-key',
  firewall: true,
  alarmEmail: 'operations@example.com',
  pagerUrl: 'https://pager.example.com/key',
  githubRepository: 'owner/site',
  reservedConcurrency: 40,
} satisfies Required<ConfigInput>
