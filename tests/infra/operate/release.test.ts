import * as cloudfront from '@aws-sdk/client-cloudfront'
import * as lambda from '@aws-sdk/client-lambda'
import * as s3 from '@aws-sdk/client-s3'
import * as ssm from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, beforeEach, vi } from 'vitest'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { changeRelease, strayRelease } from '#infra/operate/release.ts'
import { readStack } from '#infra/operate/aws.ts'
import { synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'

const describing = mockClient(CloudFormationClient).on(DescribeStacksCommand, { StackName: 'Site' })

/** A deployed stack with these outputs, each with its name as its value. */
function deploy(...names: readonly string[]) {
  const Outputs = names.map((name) => ({ OutputKey: name, OutputValue: name }))
  const of = { StackName: 'Site', CreationTime: undefined, StackStatus: undefined }
  describing.resolves({ Stacks: [{ ...of, Outputs }] })
}

test('smoke test and rollback use the stack’s outputs', async () => {
  deploy(...Object.keys(synthesisedSite().findOutputs('*')))
  expect(await readStack('Site')).toMatchObject({ sites: ['Addresses'], Commit: 'Commit' })
  deploy('Addresses')
  await expect(readStack('Site')).rejects.toThrow('The stack Site is outdated')
})

const parameters = mockClient(ssm.SSMClient)
const bucket = mockClient(s3.S3Client)
const edge = mockClient(cloudfront.CloudFrontClient)
const aliases = mockClient(lambda.LambdaClient)

const FunctionName = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const stack = {
  stackName: 'Site',
  sites: ['https://www.example.com'],
  LiveFunction: `${FunctionName}:live`,
  FilesBucket: 'files',
  DistributionId: 'E1',
  Commit: 'a1b2c3',
  Release: '13 c.zip',
} as const

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, 0, hour * 60))

/** The parameter's history, with a release every hour. */
function releases(...values: readonly string[]) {
  const Parameters = values.map((Value, hour) => ({ Value, LastModifiedDate: at(hour) }))
  parameters.on(ssm.GetParameterHistoryCommand, { Name: '/Site/release' }).resolves({ Parameters })
}

/** A version of a file, uploaded before the release of this hour. */
const version = (Key: string, hour: number, IsLatest = false) => ({
  Key,
  VersionId: `v${hour}`,
  IsLatest,
  LastModified: at(hour - 0.5),
})

beforeEach(() => {
  for (const service of [parameters, bucket, edge, aliases]) service.reset()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  releases('11 a.zip', '12 b.zip', '13 c.zip')
  aliases.on(lambda.GetAliasCommand).resolves({ FunctionVersion: '13', RevisionId: 'R1' })
  const Versions = [2, 1, 0].map((hour) => version('index.html', hour, hour === 2))
  const next = { NextKeyMarker: 'index.html', NextVersionIdMarker: 'v0' }
  bucket
    .on(s3.ListObjectVersionsCommand, { Bucket: 'files' })
    .resolves({ Versions, IsTruncated: true, ...next })
    .on(s3.ListObjectVersionsCommand, { KeyMarker: 'index.html', VersionIdMarker: 'v0' })
    .resolves({
      Versions: [
        version('assets/new.js', 2, true),
        version('new/index.html', 2, true),
        version('removed/index.html', 1),
        version('robots.txt', 1, true),
        version('removed-before/index.html', 0),
      ],
      DeleteMarkers: [
        version('removed/index.html', 2, true),
        version('removed-before/index.html', 1, true),
      ],
    })
  const details = { Id: 'I1', CreateTime: at(3), InvalidationBatch: undefined }
  const Invalidation = { ...details, Status: 'Completed' }
  edge.on(cloudfront.CreateInvalidationCommand).resolves({ Invalidation })
  edge.on(cloudfront.GetInvalidationCommand, { Id: 'I1' }).resolves({ Invalidation })
})

const changes = () => ({
  function: aliases.commandCalls(lambda.UpdateAliasCommand)[0]?.args[0].input,
  copied: bucket.commandCalls(s3.CopyObjectCommand).map(({ args }) => args[0].input.CopySource),
  deleted: bucket.commandCalls(s3.DeleteObjectCommand).map(({ args }) => args[0].input.Key),
  invalidated: edge
    .commandCalls(cloudfront.CreateInvalidationCommand)
    .flatMap(({ args }) => args[0].input.InvalidationBatch?.Paths?.Items),
  release: parameters.commandCalls(ssm.PutParameterCommand)[0]?.args[0].input.Value,
})

test('function and pages return to the previous release together, and the edge’s cache is invalidated', async () => {
  const print = vi.spyOn(console, 'log')
  expect(await strayRelease(stack)).toBeUndefined()
  expect(await changeRelease(stack, 'back')).toBe('12 b.zip')
  expect(print).toHaveBeenCalledWith(
    expect.stringContaining('version 12 of the function, with the pages of 2026-11-23T01:00:00'),
  )
  expect(changes()).toEqual({
    // With the revision, AWS refuses if anything else has moved it since.
    function: { FunctionName, Name: 'live', FunctionVersion: '12', RevisionId: 'R1' },
    copied: ['files/index.html?versionId=v1', 'files/removed/index.html?versionId=v1'],
    deleted: ['new/index.html'],
    invalidated: ['/*'],
    release: '12 b.zip',
  })
})

test('after a rollback, the next one goes one release further back', async () => {
  releases('11 a.zip', '12 b.zip', '13 c.zip', '12 b.zip')
  expect(await changeRelease(stack, 'back')).toBe('11 a.zip')
  expect(changes().release).toBe('11 a.zip')
})

// The stack has C, or D, a fix of C's pages alone: CloudFormation left the function as its template says.
test.each([
  [['11 a.zip', '12 b.zip', '13 c.zip', '12 b.zip'], '13 c.zip', '12 b.zip', 2],
  [['11 a.zip', '12 b.zip', '13 c.zip', '12 b.zip', '11 a.zip'], '13 c.zip', '11 a.zip', 2],
  [['12 b.zip', '13 c.zip', '12 b.zip', '13 d.zip'], '13 d.zip', '12 d.zip', 3],
])(
  'after the releases %j, %s is brought forward in place of %s',
  async (history, to, live, hour) => {
    releases(...history)
    const alias = { FunctionVersion: live.slice(0, 2), RevisionId: 'R2' }
    aliases.on(lambda.GetAliasCommand).resolves(alias)
    const Versions = [version('index.html', 4, true), version('index.html', hour)]
    bucket.on(s3.ListObjectVersionsCommand).resolves({ Versions })
    expect(await strayRelease({ ...stack, Release: to })).toBe(live)
    expect(await changeRelease({ ...stack, Release: to }, 'forward')).toBe(to)
    expect(changes()).toMatchObject({
      function: { FunctionVersion: '13', RevisionId: 'R2' },
      copied: [`files/index.html?versionId=v${hour}`],
      release: to,
    })
  },
)

test('the first release is not rolled back, nor is one whose predecessor’s pages are gone', async () => {
  releases('13 c.zip')
  await expect(changeRelease(stack, 'back')).rejects.toThrow('There is no earlier release.')
  releases('12 b.zip', '13 c.zip')
  const Versions = [version('index.html', 2, true)]
  bucket.on(s3.ListObjectVersionsCommand).resolves({ Versions })
  await expect(changeRelease(stack, 'back')).rejects.toThrow('no longer stored.')
  expect(changes()).toMatchObject({ function: undefined, copied: [], deleted: [] })
})
