import type { UpdateAliasCommandInput } from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import { functionArn, refusedWith, startFunction } from '#tests/support/lambda-service.ts'

const echo = async (event: unknown) => ({ event })

test('the alias can be moved, by whoever knows it as it is', async () => {
  const { api, getAlias, updateAlias, invoke } = await startFunction(
    async () => 'first',
    async () => 'second',
  )
  const before = await getAlias()
  expect(before).toMatchObject({
    AliasArn: `${functionArn}:live`,
    Name: 'live',
    FunctionVersion: '2',
  })
  expect(before).not.toHaveProperty('RoutingConfig')

  const { RevisionId } = before
  const moved = await updateAlias({ FunctionVersion: '1', RevisionId })

  expect(moved).toMatchObject({ FunctionVersion: '1' })
  expect(moved.RevisionId).not.toBe(RevisionId)
  expect((await getAlias()).RevisionId).toBe(moved.RevisionId)
  const answer = { payload: '"first"', ExecutedVersion: '1' }
  expect(await invoke({ Qualifier: 'live' })).toMatchObject(answer)
  expect(await api.invoke(`${functionArn}:live`, {})).toBe('first')

  const tooLate = updateAlias({ FunctionVersion: '2', RevisionId })
  await expect(tooLate).rejects.toMatchObject(refusedWith('PreconditionFailedException', 412))
  expect(await updateAlias({})).toMatchObject({ FunctionVersion: '1' })
})

test('the alias can give another version a share of the events', async () => {
  const { invoke, getAlias, updateAlias } = await startFunction(echo, echo)
  const share = (AdditionalVersionWeights: Record<string, number>) =>
    updateAlias({ RoutingConfig: { AdditionalVersionWeights } })

  await share({ 1: 1 })
  expect(await getAlias()).toMatchObject({
    FunctionVersion: '2',
    RoutingConfig: { AdditionalVersionWeights: { 1: 1 } },
  })
  expect(await invoke({ Qualifier: 'live' })).toMatchObject({ ExecutedVersion: '1' })

  await share({ 1: 0 })
  expect(await invoke({ Qualifier: 'live' })).toMatchObject({ ExecutedVersion: '2' })

  await share({})
  expect(await getAlias()).not.toHaveProperty('RoutingConfig')
})

test.each<[string, Partial<UpdateAliasCommandInput>, string, number]>([
  ['to no version', { FunctionVersion: '4' }, 'ResourceNotFoundException', 404],
  ['of another name', { Name: 'beta' }, 'ResourceNotFoundException', 404],
  [
    'with a share for no version',
    { RoutingConfig: { AdditionalVersionWeights: { 4: 0.1 } } },
    'ResourceNotFoundException',
    404,
  ],
  [
    'with a share for its own version',
    { RoutingConfig: { AdditionalVersionWeights: { 3: 0.1 } } },
    'InvalidParameterValueException',
    400,
  ],
  [
    'with shares for two others',
    { RoutingConfig: { AdditionalVersionWeights: { 1: 0.1, 2: 0.1 } } },
    'InvalidParameterValueException',
    400,
  ],
  [
    'with a share for what is not published',
    { RoutingConfig: { AdditionalVersionWeights: { $LATEST: 0.1 } } },
    'InvalidParameterValueException',
    400,
  ],
  [
    'with more than all',
    { RoutingConfig: { AdditionalVersionWeights: { 1: 1.5 } } },
    'InvalidParameterValueException',
    400,
  ],
  ['with a description', { Description: 'Live' }, 'InvalidParameterValueException', 400],
])('an alias is not moved %s', async (_, input, name, status) => {
  const { getAlias, updateAlias } = await startFunction(echo, echo, echo)
  const { RevisionId } = await getAlias()
  await expect(updateAlias(input)).rejects.toMatchObject(refusedWith(name, status))
  expect(await getAlias()).toMatchObject({ FunctionVersion: '3', RevisionId })
})
