import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { everySetting, siteStack, synthesisedSite } from './synthesised-site.ts'

// What the stack's template says is in template/, which template.test.ts keeps.

test('every resource is tagged with its site and stage', () => {
  const [production, staging] = [siteStack(), siteStack({ stackName: 'B' }, 'staging')]
  expect(production.stack.tags.tagValues()).toEqual({ Site: 'Site', Stage: 'production' })
  expect(staging.stack.tags.tagValues()).toEqual({ Site: 'B', Stage: 'staging' })
})

// CloudFormation can't delete a protected stack, not even one whose first deployment has failed.
test('a stack is protected from deletion once it is live', () => {
  expect(siteStack().stack.terminationProtection).toBe(false)
  expect(siteStack({ live: true }).stack.terminationProtection).toBe(true)
})

const edgeOf = (config?: ConfigInput) =>
  Object.values(synthesisedSite(config).findResources('AWS::CloudFront::Distribution'))

// AWS moves a name from another distribution to one that already has its certificate.
test('a certificate is used before its domain names are set', () => {
  const { certificateArn } = everySetting
  const ViewerCertificate = { AcmCertificateArn: certificateArn }
  expect(edgeOf({ certificateArn })).toMatchObject([
    { Properties: { DistributionConfig: { Aliases: [], ViewerCertificate } } },
  ])
})

test('the edge’s log is where the runbook looks for it', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const [, Prefix] = /s3 sync s3:\/\/BUCKET\/(\S+)/.exec(guide) ?? []
  expect(edgeOf()).toMatchObject([{ Properties: { DistributionConfig: { Logging: { Prefix } } } }])
})
