import {
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { parseFunctionArn } from '#infra/smoke/function-arn.ts'
import { rollBack } from '#infra/smoke/rollback.ts'
import { functionArn, startFunction } from '#tests/support/lambda-service.ts'

const page = z.object({ Versions: z.array(z.unknown()) })

async function start(versions: number) {
  const handlers = Array.from({ length: versions }, () => async () => undefined)
  const service = await startFunction(...handlers)
  const liveVersion = async () => (await service.getAlias()).FunctionVersion
  return {
    ...service,
    liveVersion,
    rollBack: (version?: string) => rollBackWith(service.client, 'live', version),
  }
}

async function rollBackWith(client: LambdaClient, alias: string, version?: string) {
  const live = parseFunctionArn(`${functionArn}:${alias}`)
  if (!live) throw new Error('The ARN of the tests is none.')
  return rollBack(client, live, version)
}

test('the alias goes back to the version before, and from there to the one before that', async () => {
  const { rollBack: goBack, liveVersion } = await start(3)
  expect(await goBack()).toEqual({ from: '3', to: '2' })
  expect(await liveVersion()).toBe('2')
  expect(await goBack()).toEqual({ from: '2', to: '1' })
  expect(await liveVersion()).toBe('1')
})

test('the version before is the next number that there is, on whatever page of the list', async () => {
  const { rollBack: goBack, updateAlias } = await start(120)
  expect(await goBack()).toEqual({ from: '120', to: '119' })
  await updateAlias({ FunctionVersion: '10' })
  expect(await goBack()).toEqual({ from: '10', to: '9' })
  await updateAlias({ FunctionVersion: '100' })
  expect(await goBack()).toEqual({ from: '100', to: '99' })
})

test('the version before is the same in whatever order versions are listed', async () => {
  const { client, rollBack: goBack } = await start(12)
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args)
        const listed = page.safeParse(answer.output).data
        return commandName === ListVersionsByFunctionCommand.name && listed
          ? { ...answer, output: { ...answer.output, Versions: listed.Versions.toReversed() } }
          : answer
      },
    { step: 'initialize' },
  )
  expect(await goBack()).toEqual({ from: '12', to: '11' })
})

test.each([
  ['the first version', '1', 'live is at version 1, and there is none before it.'],
  ['what is not published', '$LATEST', 'live is at version $LATEST, and there is none before it.'],
])('from %s there is no way back', async (_, version, sentence) => {
  const { rollBack: goBack, updateAlias, liveVersion } = await start(2)
  await updateAlias({ FunctionVersion: version })
  await expect(goBack()).rejects.toMatchObject({ name: 'CommandError', message: sentence })
  expect(await liveVersion()).toBe(version)
})

test('the alias goes to the version that is named: past a bad one, and on again', async () => {
  const { rollBack: goBack, liveVersion } = await start(4)
  expect(await goBack('1')).toEqual({ from: '4', to: '1' })
  expect(await liveVersion()).toBe('1')
  expect(await goBack('3')).toEqual({ from: '1', to: '3' })
  expect(await liveVersion()).toBe('3')
})

test.each([
  ['7', 'There is no version 7. The newest are 2, 3, 4, 5, 6.'],
  ['6', 'live is at version 6 already.'],
])('to version %s there is no way', async (version, sentence) => {
  const { rollBack: goBack, liveVersion } = await start(6)
  await expect(goBack(version)).rejects.toMatchObject({ name: 'CommandError', message: sentence })
  expect(await liveVersion()).toBe('6')
})

test('while a canary is running the alias stays where it is', async () => {
  const { rollBack: goBack, updateAlias, getAlias } = await start(3)
  const RoutingConfig = { AdditionalVersionWeights: { 3: 0.1 } }
  await updateAlias({ FunctionVersion: '2', RoutingConfig })
  await expect(goBack()).rejects.toMatchObject({
    name: 'CommandError',
    message:
      'A canary gives version 3 a share of the calls: choose "Stop and roll back deployment" in CodeDeploy instead.',
  })
  expect(await getAlias()).toMatchObject({ FunctionVersion: '2', RoutingConfig })
})

test('an alias that a deployment moves meanwhile stays where that puts it', async () => {
  const { client, rollBack: goBack, updateAlias, liveVersion } = await start(4)
  await updateAlias({ FunctionVersion: '3' })
  let updates = 0
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isUpdate = context.commandName === UpdateAliasCommand.name
      if (isUpdate) updates += 1
      // The deployment's own update passes here as well.
      if (isUpdate && updates === 1) await updateAlias({ FunctionVersion: '4' })
      return next(args)
    },
    { step: 'initialize' },
  )
  await expect(goBack()).rejects.toMatchObject({
    name: 'CommandError',
    message: 'The alias was moved by somebody else meanwhile: live is at version 4 now.',
  })
  expect(await liveVersion()).toBe('4')
})

test('a refusal of the service is told as it is', async () => {
  const { client } = await start(2)
  await expect(rollBackWith(client, 'beta')).rejects.toMatchObject({
    name: 'CommandError',
    message: `ResourceNotFoundException: Cannot find alias: ${functionArn}:beta`,
  })
})
