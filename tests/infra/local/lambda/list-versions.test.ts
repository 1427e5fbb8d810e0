import {
  ListVersionsByFunctionCommand,
  paginateListVersionsByFunction,
} from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import {
  functionArn,
  functionName,
  refusedWith,
  startFunction,
} from '#tests/support/lambda-service.ts'

const handler = async () => undefined

test.each([
  [99, [50, 50]],
  [100, [50, 50, 1]],
])('%d versions are listed page by page, after what is not published', async (count, sizes) => {
  const { client } = await startFunction(...Array.from({ length: count }, () => handler))
  const pages: (string | undefined)[][] = []
  const input = { FunctionName: functionArn }
  for await (const { Versions = [] } of paginateListVersionsByFunction({ client }, input)) {
    pages.push(Versions.map(({ Version }) => Version))
  }
  expect(pages.map(({ length }) => length)).toEqual(sizes)
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1))
  expect(pages.flat()).toEqual(['$LATEST', ...numbers])
})

test('a page of versions may be smaller, and is never larger', async () => {
  const { client } = await startFunction(...Array.from({ length: 60 }, () => handler))
  const list = async (input: { MaxItems?: number; Marker?: string }) => {
    const command = new ListVersionsByFunctionCommand({ FunctionName: functionName, ...input })
    return (await client.send(command)).Versions
  }
  expect(await list({ MaxItems: 2 })).toMatchObject([
    { FunctionName: functionName, FunctionArn: `${functionArn}:$LATEST`, Version: '$LATEST' },
    { FunctionName: functionName, FunctionArn: `${functionArn}:1`, Version: '1' },
  ])
  expect(await list({ MaxItems: 10_000 })).toHaveLength(50)
  for (const wrong of [{ MaxItems: 0 }, { Marker: 'x' }]) {
    const refused = refusedWith('InvalidParameterValueException', 400)
    await expect(list(wrong)).rejects.toMatchObject(refused)
  }
})
