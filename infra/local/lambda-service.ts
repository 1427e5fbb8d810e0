import { Hono } from 'hono'
import type { Invoke } from './function.ts'

/** The service that invokes the function: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html */
export function createLambdaService(arn: string, invoke: Invoke) {
  return new Hono().post('/2015-03-31/functions/:arn/invocations', async (c) => {
    // Nobody verifies the signature, but a web page of another site cannot send this header.
    if (!c.req.header('authorization')) return c.json({ message: 'Missing token' }, 403)
    if (c.req.param('arn') !== arn) return c.json({ Message: 'Function not found' }, 404)
    c.header('x-amz-executed-version', '1')
    try {
      return c.json(await invoke(await c.req.json()))
    } catch (error) {
      c.header('x-amz-function-error', 'Unhandled')
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      return c.json({ errorType: name, errorMessage: message })
    }
  })
}

/**
 * The extension that reads parameters, by name, for the function with a session token:
 * https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
export function createParametersExtension(
  parameters: Readonly<Record<string, string>>,
  sessionToken: string,
) {
  return new Hono().get('/systemsmanager/parameters/get', ({ req, json, text }) => {
    const { name = '', withDecryption } = req.query()
    const { [name]: value } = parameters
    const isFunction = req.header('x-aws-parameters-secrets-token') === sessionToken
    return isFunction && value !== undefined && withDecryption === 'true'
      ? json({ Parameter: { Name: name, Value: value } })
      : text('an unexpected error occurred while executing request', 400)
  })
}
