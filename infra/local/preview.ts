import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createApi } from './http-api.ts'
import { createEdge } from './edge.ts'
import { createFunction, type Invoke } from './function.ts'
import { serveAt } from './listen.ts'
import type { Site } from './site.ts'

/** https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html */
function createParametersExtension({ parameters }: FunctionOptions, sessionToken: string) {
  return new Hono().get('/systemsmanager/parameters/get', ({ req, json, text }) => {
    const { name = '', withDecryption } = req.query()
    const { [name]: value } = parameters
    const isFunction = req.header('x-aws-parameters-secrets-token') === sessionToken
    return isFunction && value !== undefined && withDecryption === 'true'
      ? json({ Parameter: { Name: name, Value: value } })
      : text('an unexpected error occurred while executing request', 400)
  })
}

type FunctionOptions = {
  readonly parameters: Readonly<Record<string, string>>
  /** Variables that add to or override the function's own. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts a function and the extension from which it reads parameters. */
export async function startFunction(declared: Site['function'], options: FunctionOptions) {
  const sessionToken = randomUUID()
  const { fetch } = createParametersExtension(options, sessionToken)
  const extension = await serveAt(fetch, 0)
  const invoke = createFunction({
    ...declared,
    environment: {
      ...declared.environment,
      AWS_SESSION_TOKEN: sessionToken,
      PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(extension.port),
      ...options.environment,
    },
  })
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
