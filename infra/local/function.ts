import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import * as v from 'valibot'
import { serveAt } from './listen.ts'

/** Runs the function with an event. Throws the function's error. */
export type Invoke = (event: unknown) => Promise<unknown>

type Variables = Readonly<Record<string, string>>

const moduleSchema = v.object({ handler: v.function() })

/**
 * Starts the built function in this process, where a new bundle is loaded by the next call, and the extension from which it
 * reads the provider's key: https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
export async function startFunction(
  file: string,
  environment: Variables,
  payments: { readonly secretKey: string; readonly environment: Variables },
) {
  const sessionToken = randomUUID()
  const parameters = new Hono().get('/systemsmanager/parameters/get', ({ req, json, text }) => {
    const isFunction = req.header('x-aws-parameters-secrets-token') === sessionToken
    const Parameter = { Name: req.query('name'), Value: payments.secretKey }
    return isFunction && req.query('withDecryption') === 'true'
      ? json({ Parameter })
      : text('an unexpected error occurred while executing request', 400)
  })
  const { port, close } = await serveAt(parameters.fetch, 0)
  // It reads its environment when it is loaded.
  Object.assign(process.env, environment, payments.environment, {
    AWS_SESSION_TOKEN: sessionToken,
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port,
  })
  const { href } = pathToFileURL(resolve(file))
  const invoke: Invoke = async (event) => {
    const { mtimeMs } = await stat(file)
    const loaded: unknown = await import(`${href}?${mtimeMs}`)
    return v.parse(moduleSchema, loaded).handler(event, { awsRequestId: randomUUID() })
  }
  return { invoke, close }
}
