import { expect, test } from 'vitest'
import { createLambdaApi } from '#infra/local/lambda/lambda-api.ts'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'
import {
  deployedFunction,
  functionArn,
  functionName,
  startFunction,
} from '#tests/support/lambda-service.ts'
import { sendRaw } from '#tests/support/local-server.ts'

const echo = async (event: unknown) => ({ event })

test('the highest number is the newest version, however they are listed', async () => {
  const versions = ['9', '10', '8'].map((version) => ({ version, invoke: async () => version }))
  const api = createLambdaApi([{ ...deployedFunction(), versions }])
  expect(await api.invoke(`${functionArn}:live`, {})).toBe('10')
})

test.each([
  ['GET', '/'],
  ['GET', '/2015-03-31/functions/'],
  ['GET', `/2015-03-31/functions/${functionName}`],
  ['GET', `/2015-03-31/functions/${functionName}/invocations`],
  ['DELETE', `/2015-03-31/functions/${functionName}/aliases/live`],
  ['POST', `/2015-03-31/functions/${functionName}/versions`],
  ['POST', `/2015-03-31/functions/%E0%A4%A/invocations`],
])('there is nothing at %s %s', async (method, path) => {
  const { url } = await startFunction(echo)
  const response = await fetch(url + path, { method })
  expect(response.status).toBe(404)
  expect(response.headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException')
  expect(await response.json()).toMatchObject({ Type: 'User' })
})

test('no web page gets an answer', async () => {
  let runs = 0
  const { url, port } = await startFunction(async () => (runs += 1))
  const path = `/2015-03-31/functions/${functionName}/invocations`
  const origin = 'https://www.example.com'
  const ofPage = await fetch(url + path, { method: 'POST', body: '{}', headers: { origin } })
  expect(ofPage.status).toBe(403)
  expect(ofPage.headers.get('x-amzn-errortype')).toBe('AccessDeniedException')

  const request = `POST ${path} HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`
  expect(await sendRaw(port, request)).toMatch(/^HTTP\/1.1 403 /)
  expect(runs).toBe(0)
})

test('another service of this machine calls a function by its ARN', async () => {
  const { api } = await startFunction(echo)
  expect(await api.invoke(`${functionArn}:live`, { a: 1 })).toEqual({ event: { a: 1 } })
  await expect(api.invoke(`${functionArn}x:live`, {})).rejects.toThrow('Function not found')
})

test('another service of this machine gets what a function throws', async () => {
  const { api } = await startFunction(async () => {
    throw new TooManyRequests()
  })
  await expect(api.invoke(`${functionArn}:live`, {})).rejects.toThrow(TooManyRequests)
})
