import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { everySetting, siteStack } from './synthesised-site.ts'

const policySchema = z.object({ DeletionPolicy: z._default(z.string(), 'Delete') })

/** The function's version in the template of a release: its id, which names code and settings, and its policy. */
function versionIn(release: string) {
  const files = { 'lambda/index.mjs': `export const handler = async () => '${release}'` }
  const template = Template.fromStack(siteStack({}, 'production', files).stack)
  const [[id, resource] = ['', {}]] = Object.entries(template.findResources('AWS::Lambda::Version'))
  return { id, release, policy: policySchema.parse(resource).DeletionPolicy }
}

type Version = ReturnType<typeof versionIn>

const releases = new Map(['A', 'B', 'C'].map((release) => [release, versionIn(release)]))

/**
 * Plays deployments of releases, `!` marking one that fails after its version is published, and returns the releases whose
 * versions exist. By the references: RetainExceptOnCreate deletes only what the failing operation itself has created, and
 * Lambda publishes no version of what it has published last.
 */
function versionsAfter(deployments: string): string {
  const published: Version[] = []
  let current: Version | undefined
  for (const [, name = '', fails] of deployments.matchAll(/(\w)(!?)/g)) {
    const next = releases.get(name)
    if (!next) throw new Error(`There is no release ${name}.`)
    if (published.at(-1)?.id === next.id) return 'A version for this Lambda function exists'
    published.push(next)
    if (fails && next.policy !== 'Retain') published.pop()
    if (fails) continue
    if (current?.policy === 'Delete') published.splice(published.indexOf(current), 1)
    current = next
  }
  return published.map(({ release }) => release).join('')
}

test.each([
  ['a deployment and two updates', 'A B C', 'ABC'],
  ['a first deployment that failed', 'A! A', 'A'],
  ['a failed update, repeated', 'A B C! C', 'ABC'],
  ['a failed update, repeated until it works', 'A B! B! B', 'AB'],
  ['a failed update, given up for another', 'A B! C', 'AC'],
  ['an earlier release, deployed anew', 'A B A', 'ABA'],
])(
  'after %s (%s) the versions are %s, for a rollback to the one before',
  (_, deployments, kept) => {
    expect(versionsAfter(deployments)).toBe(kept)
  },
)

// `Retain` would keep what a failed first deployment has created, and its names.
test('a first deployment that fails leaves nothing behind', () => {
  const json = JSON.stringify(Template.fromStack(siteStack(everySetting).stack).toJSON())
  const policies = Array.from(json.matchAll(/"DeletionPolicy":"(\w+)"/g), ([, policy]) => policy)
  expect(new Set(policies)).toEqual(new Set(['Delete', 'RetainExceptOnCreate']))
})
