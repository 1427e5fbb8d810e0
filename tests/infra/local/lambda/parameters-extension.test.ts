import { expect, onTestFinished, test } from 'vitest'
import type { Rights } from '#infra/local/iam/role-rights.ts'
import { startParametersExtension } from '#infra/local/lambda/parameters-extension.ts'
import { anyOf } from '#tests/support/matchers.ts'

const name = '/shop/key'
const arn = 'arn:aws:ssm:us-east-1:000000000000:parameter/shop/key'
const granted = 'ssm:GetParameter arn:aws:ssm:us-east-1:000000000000:parameter/'

async function extensionWith(
  rights: Rights = (action, resource) => `${action} ${resource}`.startsWith(granted),
) {
  const logged: string[] = []
  const extension = await startParametersExtension({
    parameters: new Map([
      [name, 'sk_test_secret'],
      ['plain', 'text'],
    ]),
    sessionToken: 'token-1',
    rights,
    log: (message) => logged.push(message),
  })
  onTestFinished(() => extension.close())
  const port = extension.environment['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT']
  const get = async (
    query: Readonly<Record<string, string>>,
    { path = '/systemsmanager/parameters/get', token = 'token-1', method = 'GET' } = {},
  ) => {
    const response = await fetch(`http://localhost:${port}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { 'X-Aws-Parameters-Secrets-Token': token },
    })
    return { status: response.status, text: await response.text() }
  }
  return { get, logged }
}

// https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameter.html
test.each([
  ['its name', { name }, {}],
  ['its ARN', { name: arn }, {}],
  ['the other documented path', { name }, { path: '/systemsmanager/parameters/get/' }],
])('a parameter is read by %s', async (_, query, how) => {
  const { get, logged } = await extensionWith()
  const { status, text } = await get({ ...query, withDecryption: 'true' }, how)
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    Parameter: {
      ARN: arn,
      DataType: 'text',
      LastModifiedDate: anyOf(String),
      Name: name,
      Type: 'SecureString',
      Value: 'sk_test_secret',
      Version: 1,
    },
  })
  expect(logged).toEqual([])
})

test('a name without a slash has an ARN with one', async () => {
  const { get } = await extensionWith()
  const { text } = await get({ name: 'plain', withDecryption: 'true' })
  expect(JSON.parse(text)).toMatchObject({
    Parameter: {
      ARN: 'arn:aws:ssm:us-east-1:000000000000:parameter/plain',
      Name: 'plain',
      Value: 'text',
    },
  })
})

test.each<Record<string, string>>([{}, { withDecryption: 'false' }])(
  'with %j nothing is shown in clear text',
  async (how) => {
    const { get } = await extensionWith()
    const { status, text } = await get({ name, ...how })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ Parameter: { Type: 'SecureString' } })
    expect(text).not.toContain('sk_test_secret')
  },
)

test.each([
  ['', 403],
  ['token-2', 403],
])('the token %j is refused', async (token, status) => {
  const { get } = await extensionWith()
  expect(await get({ name, withDecryption: 'true' }, { token })).toEqual({ status, text: '' })
})

test.each<[string, Readonly<Record<string, string>>, Rights | undefined, string]>([
  [
    'the role may not read',
    { name },
    (_, resource) => resource !== arn,
    `AccessDeniedException: the function's role is not authorized to perform ssm:GetParameter on ${arn}`,
  ],
  ['is not there', { name: '/shop/other' }, undefined, 'ParameterNotFound: arn:aws:ssm:'],
  ['has no name', {}, undefined, 'ParameterNotFound: arn:aws:ssm:'],
  ['is asked for by its version', { name, version: '1' }, undefined, 'version is unknown here'],
])('a parameter that %s is refused, and the log tells why', async (_, query, rights, reason) => {
  const { get, logged } = await extensionWith(rights)
  expect(await get({ ...query, withDecryption: 'true' })).toEqual({
    status: 400,
    text: 'an unexpected error occurred while executing request',
  })
  expect(logged).toEqual([expect.stringContaining(`Parameters and Secrets Extension: ${reason}`)])
})

test.each([{ path: '/secretsmanager/get' }, { method: 'POST' }])(
  'there is nothing at %j',
  async (how) => {
    const { get } = await extensionWith()
    expect(await get({ name }, how)).toMatchObject({ status: 404 })
  },
)

test('two extensions are never on one port', async () => {
  const both = await Promise.all([extensionWith(), extensionWith(() => false)])
  const statuses = await Promise.all(both.map(async ({ get }) => (await get({ name })).status))
  expect(statuses).toEqual([200, 400])
})
