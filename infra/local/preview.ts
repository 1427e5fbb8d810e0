import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createApi } from './http-api.ts'
import { createEdge } from './edge.ts'
import { createFunction, type Invoke } from './function.ts'
import { serveAt } from './listen.ts'
import type { Site } from './site.ts'

/**
 * Starts a function, and the extension from which it reads the provider's key:
 * https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
export async function startFunction({ file, environment }: Site['function'], secretKey: string) {
  const sessionToken = randomUUID()
  const parameters = new Hono().get('/systemsmanager/parameters/get', ({ req, json, text }) => {
    const isFunction = req.header('x-aws-parameters-secrets-token') === sessionToken
    const Parameter = { Name: req.query('name'), Value: secretKey }
    return isFunction && req.query('withDecryption') === 'true'
      ? json({ Parameter })
      : text('an unexpected error occurred while executing request', 400)
  })
  const extension = await serveAt(parameters.fetch, 0)
  const ofLambda = {
    AWS_SESSION_TOKEN: sessionToken,
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(extension.port),
  }
  const invoke = createFunction({ file, environment: { ...environment, ...ofLambda } })
  return { invoke, close: extension.close }
}

type PreviewOptions = {
  /** Where the site listens, instead of on this machine only. */
  readonly host?: string | undefined
  /** Payment pages under the site's own origin. */
  readonly pages?: Hono | undefined
}

/** Starts what a stack serves, with this function behind its API. */
export function startPreview(site: Site, invoke: Invoke, port: number, options: PreviewOptions) {
  const edge = createEdge(site, createApi(site.originHeaders, invoke))
  const app = new Hono()
    .route('/', options.pages ?? new Hono())
    .all('*', ({ req }) => edge(req.raw))
  return serveAt(app.fetch, port, options.host)
}
