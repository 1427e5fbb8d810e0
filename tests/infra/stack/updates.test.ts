import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { everySetting, siteStack } from './synthesised-site.ts'

/** The function's version in the template of a release, by its id, which names code and settings. */
function versionOf(release: string) {
  const files = { 'lambda/index.mjs': `export const handler = async () => '${release}'` }
  const template = Template.fromStack(siteStack({}, 'production', files).stack)
  return template.findResources('AWS::Lambda::Version')
}

// Other code in the same version would not be deployed, and Lambda publishes the same code only once.
test('each code has a version of its own, which stays for rollbacks unless its deployment fails', () => {
  const first = versionOf('A')
  expect(Object.values(first)).toMatchObject([{ DeletionPolicy: 'RetainExceptOnCreate' }])
  expect(versionOf('A')).toEqual(first)
  expect(Object.keys(versionOf('B'))).not.toEqual(Object.keys(first))
})

// `Retain` would keep what a failed first deployment has created, and its names.
test('a first deployment that fails leaves nothing behind', () => {
  const json = JSON.stringify(Template.fromStack(siteStack(everySetting).stack).toJSON())
  const policies = Array.from(json.matchAll(/"DeletionPolicy":"(\w+)"/g), ([, policy]) => policy)
  expect(new Set(policies)).toEqual(new Set(['Delete', 'RetainExceptOnCreate']))
})
