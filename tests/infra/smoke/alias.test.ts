import * as lambda from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { moveAlias } from '#infra/smoke/alias.ts'

const FunctionName = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const Name = 'live'
const service = mockClient(lambda.LambdaClient)
beforeEach(() => {
  service.reset()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})

/** A function with this live version. */
function deploy(FunctionVersion: string, AdditionalVersionWeights = {}) {
  service.on(lambda.GetAliasCommand, { FunctionName, Name }).resolves({
    FunctionVersion,
    RevisionId: `revision of ${FunctionVersion}`,
    RoutingConfig: { AdditionalVersionWeights },
  })
}

const move = (version: string) => moveAlias(`${FunctionName}:${Name}`, version)
const updates = () => service.commandCalls(lambda.UpdateAliasCommand)

test('the alias moves, unless something else has moved it since', async () => {
  deploy('12')
  await move('8')
  const RevisionId = 'revision of 12'
  const input = { FunctionName, Name, FunctionVersion: '8', RevisionId }
  expect(updates()).toMatchObject([{ args: [{ input }] }])
})

test('during a canary deployment, the alias is not moved', async () => {
  deploy('11', { '12': 0.1 })
  await expect(move('10')).rejects.toThrow('A canary deployment of version 12 is in progress')
  expect(updates()).toEqual([])
})
