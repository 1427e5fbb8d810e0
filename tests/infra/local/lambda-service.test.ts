import { expect, test } from 'vitest'
import { createParametersExtension } from '#infra/local/lambda-service.ts'

const extension = createParametersExtension({ '/key': 'sk_test_1' }, 'a token')

test.each([
  ['name=/key&withDecryption=true', 'a token', 200],
  ['name=/key&withDecryption=true', 'a guess', 400],
  ['name=/key', 'a token', 400],
  ['name=/other&withDecryption=true', 'a token', 400],
])('the extension responds to %s with %s by %i', async (query, token, status) => {
  const headers = { 'x-aws-parameters-secrets-token': token }
  const response = await extension.request(`/systemsmanager/parameters/get?${query}`, { headers })
  expect(response.status).toBe(status)
  expect((await response.text()).includes('sk_test_1')).toBe(status === 200)
})
