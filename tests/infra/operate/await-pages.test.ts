import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { awaitPages } from '#infra/operate/release.ts'
import { serve } from '#tests/support/local-server.ts'

mockClient(LambdaClient).on(InvokeCommand).resolves({ ExecutedVersion: '13' })
vi.spyOn(console, 'log').mockReturnValue(undefined)

test.each([
  ['until the edge serves the pages of the live version', ['12', '12', '13', '13'], 3],
  ['not at all for pages that name no version', [undefined], 1],
  [
    'not for ever, and leaves the verdict to the checks',
    Array.from({ length: 30 }, () => '12'),
    18,
  ],
])('the check after a deployment waits %s', async (_, versions, expected) => {
  let asked = 0
  const { url } = await serve((_request, response) => {
    const version = versions[asked]
    asked += 1
    response.writeHead(200, version === undefined ? {} : { 'x-amz-meta-function': version }).end()
  })
  await awaitPages(url, 'arn', 1)
  expect(asked).toBe(expected)
})
