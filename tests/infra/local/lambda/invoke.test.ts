import type { InvokeCommandInput } from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'
import {
  functionArn,
  functionName,
  refusedWith,
  startFunction,
} from '#tests/support/lambda-service.ts'

const echo = async (event: unknown) => ({ event })

test.each([functionName, `123456789012:function:${functionName}`, functionArn])(
  'a function called %s is run with the event, by its alias',
  async (name) => {
    const { invoke } = await startFunction(echo, echo)
    const answered = {
      StatusCode: 200,
      ExecutedVersion: '2',
      payload: '{"event":{"a":"ä"}}',
    }
    const Payload = '{"a":"ä"}'
    expect(await invoke({ FunctionName: name, Qualifier: 'live', Payload })).toMatchObject(answered)
    expect(await invoke({ FunctionName: `${name}:live`, Payload })).toMatchObject(answered)
  },
)

test.each([
  ['1', 'first', '1'],
  ['2', 'second', '2'],
  ['$LATEST', 'second', '$LATEST'],
  [undefined, 'second', '$LATEST'],
])('the qualifier %s runs the version %s, as %s', async (Qualifier, payload, ExecutedVersion) => {
  const { invoke } = await startFunction(
    async () => 'first',
    async () => 'second',
  )
  const expected = { payload: JSON.stringify(payload), ExecutedVersion }
  expect(await invoke({ Qualifier })).toMatchObject(expected)
})

test('a function without a result answers null', async () => {
  const { invoke } = await startFunction(async () => undefined)
  const answer = await invoke()
  expect(answer.payload).toBe('null')
  expect(answer.FunctionError).toBeUndefined()
})

test('a function that fails is answered with its error', async () => {
  const { invoke } = await startFunction(async () => {
    throw new TypeError('x is not a function')
  })
  const { payload, ...answer } = await invoke({ Qualifier: 'live' })
  expect(answer).toMatchObject({
    StatusCode: 200,
    FunctionError: 'Unhandled',
    ExecutedVersion: '1',
  })
  expect(JSON.parse(payload ?? '')).toEqual({
    errorType: 'TypeError',
    errorMessage: 'x is not a function',
  })
})

test('a function that may not run now is not run', async () => {
  const { invoke } = await startFunction(async () => {
    throw new TooManyRequests()
  })
  await expect(invoke()).rejects.toMatchObject({
    ...refusedWith('TooManyRequestsException', 429),
    message: 'Rate Exceeded.',
    Reason: 'ReservedFunctionConcurrentInvocationLimitExceeded',
  })
})

test.each<[string, Partial<InvokeCommandInput>, string, number]>([
  ['waits for nothing', { InvocationType: 'Event' }, 'InvalidParameterValueException', 400],
  ['only tries the rights', { InvocationType: 'DryRun' }, 'InvalidParameterValueException', 400],
  ['wants the log', { LogType: 'Tail' }, 'InvalidParameterValueException', 400],
  [
    'names two qualifiers',
    { FunctionName: `${functionName}:live`, Qualifier: '1' },
    'InvalidParameterValueException',
    400,
  ],
  ['is no JSON', { Payload: '{' }, 'InvalidRequestContentException', 400],
  ['names no function', { FunctionName: 'other' }, 'ResourceNotFoundException', 404],
  [
    'names one of another account',
    { FunctionName: `210987654321:function:${functionName}` },
    'ResourceNotFoundException',
    404,
  ],
  ['names no version', { Qualifier: '7' }, 'ResourceNotFoundException', 404],
  ['names no alias', { Qualifier: 'beta' }, 'ResourceNotFoundException', 404],
])('an invocation that %s is refused and runs nothing', async (_, input, name, status) => {
  let runs = 0
  const { invoke } = await startFunction(async () => (runs += 1))
  await expect(invoke(input)).rejects.toMatchObject(refusedWith(name, status))
  expect(runs).toBe(0)
})

const ofSize = (bytes: number) => ({ Payload: JSON.stringify('x'.repeat(bytes - 2)) })

test('an event has up to six megabytes', async () => {
  const { invoke } = await startFunction(async () => 'taken')
  const limit = 6 * 1024 * 1024
  expect(await invoke(ofSize(limit))).toMatchObject({ payload: '"taken"' })
  const refused = refusedWith('RequestTooLargeException', 413)
  await expect(invoke(ofSize(limit + 1))).rejects.toMatchObject(refused)
})
