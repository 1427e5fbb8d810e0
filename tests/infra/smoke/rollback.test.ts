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
const live = `${FunctionName}:${Name}`
const lambda = mockClient(LambdaClient)
beforeEach(() => {
  lambda.reset()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})

const versions = (numbers: string) => numbers.split(' ').map((Version) => ({ Version }))

/** Mocks a function with this live version, whose versions are listed on two pages. */
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
  ['8', undefined, '4'],
  ['12', '3', '3'],
  ['3', '8', '8'],
])('from version %s, requesting %s, the alias moves to %s', async (from, requested, to) => {
  deploy(from)
  expect(await rollBack(live, requested)).toBe(to)
  const RevisionId = `revision of ${from}`
  expect(updates()).toEqual([{ FunctionName, Name, FunctionVersion: to, RevisionId }])
})

test.each([
  ['1', undefined, 'Version 1 is live, and there is no earlier version.'],
  ['12', '12', 'Version 12 is already live.'],
  ['12', '5', 'Version 5 does not exist. The latest are 8, 9, 10, 11, 12.'],
])('from version %s, requesting %s, it fails: %s', async (from, requested, message) => {
  deploy(from)
  await expect(rollBack(live, requested)).rejects.toMatchObject({ name: 'CommandError', message })
  expect(updates()).toEqual([])
})

test('during a canary deployment, the alias is not moved', async () => {
  deploy('11', { '12': 0.1 })
  await expect(rollBack(live)).rejects.toThrow('A canary deployment of version 12 is in progress')
  expect(updates()).toEqual([])
})

test('when a deployment moves the alias at the same time, the rollback fails', async () => {
  deploy('11')
  lambda.on(UpdateAliasCommand).callsFake(() => {
    deploy('12')
    throw new PreconditionFailedException({ message: 'RevisionId', $metadata: {} })
  })
  await expect(rollBack(live)).rejects.toThrow('version 12 is now live.')
})

test('when the service cannot be reached, the error has the reason for each address', async () => {
  lambda.rejects(new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1')]))
  await expect(rollBack(live)).rejects.toMatchObject({
    name: 'CommandError',
    message: 'Error: refused ::1, Error: refused 127.0.0.1',
  })
})
