import {
  GetAliasCommand,
  LambdaClient,
  ListVersionsByFunctionCommand,
  PreconditionFailedException,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { rollBack } from '#infra/smoke/rollback.ts'

const FunctionName = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const Name = 'live'
const live = {
  arn: `${FunctionName}:live`,
  functionArn: FunctionName,
  alias: Name,
  region: 'us-east-1',
}
const lambda = mockClient(LambdaClient)
beforeEach(() => {
  lambda.reset()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})

const versions = (numbers: string) => numbers.split(' ').map((Version) => ({ Version }))

/** A function of which a version is live, and others are listed on two pages. */
function deploy(FunctionVersion: string, AdditionalVersionWeights = {}) {
  lambda.on(GetAliasCommand, { FunctionName, Name }).resolves({
    FunctionVersion,
    RevisionId: `revision of ${FunctionVersion}`,
    RoutingConfig: { AdditionalVersionWeights },
  })
  lambda
    .on(ListVersionsByFunctionCommand, { FunctionName })
    .resolves({ Versions: versions('$LATEST 10 2 1 12'), NextMarker: 'page 2' })
    .on(ListVersionsByFunctionCommand, { FunctionName, Marker: 'page 2' })
    .resolves({ Versions: versions('9 11 3 8 4') })
}

const updates = () => lambda.commandCalls(UpdateAliasCommand).map(({ args: [{ input }] }) => input)

test.each([
  ['12', undefined, '11'],
  ['10', undefined, '9'],
  ['8', undefined, '4'],
  ['12', '3', '3'],
  ['3', '8', '8'],
])('from version %s, named %s, the alias moves to %s', async (from, named, to) => {
  deploy(from)
  expect(await rollBack(live, named)).toBe(to)
  const RevisionId = `revision of ${from}`
  expect(updates()).toEqual([{ FunctionName, Name, FunctionVersion: to, RevisionId }])
})

test.each([
  ['1', undefined, 'Version 1 is live, and none precedes it.'],
  ['$LATEST', undefined, 'Version $LATEST is live, and none precedes it.'],
  ['12', '12', 'Version 12 is live already.'],
  ['12', '5', 'There is no version 5. The newest are 8, 9, 10, 11, 12.'],
  ['12', '$LATEST', 'There is no version $LATEST. The newest are 8, 9, 10, 11, 12.'],
])('from version %s, named %s, it stays: %s', async (from, named, message) => {
  deploy(from)
  await expect(rollBack(live, named)).rejects.toMatchObject({ name: 'CommandError', message })
  expect(updates()).toEqual([])
})

test('during a canary deployment, the alias stays', async () => {
  deploy('11', { '12': 0.1 })
  await expect(rollBack(live)).rejects.toThrow('A canary deployment of version 12 is in progress')
  expect(updates()).toEqual([])
})

test('an alias that a deployment moves at the same time is left to it', async () => {
  deploy('11')
  lambda.on(UpdateAliasCommand).callsFake(() => {
    deploy('12')
    throw new PreconditionFailedException({ message: 'RevisionId', $metadata: {} })
  })
  await expect(rollBack(live)).rejects.toThrow('version 12 is live now.')
})

test('a service that cannot be reached is named with the reasons', async () => {
  lambda.rejects(new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1')]))
  await expect(rollBack(live)).rejects.toMatchObject({
    name: 'CommandError',
    message: 'Error: refused ::1, Error: refused 127.0.0.1',
  })
})
