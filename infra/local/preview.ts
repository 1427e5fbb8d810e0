import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createApi } from './http-api.ts'
import { createEdge } from './edge.ts'
import { createFunction, type Invoke } from './function.ts'
import { serveAt, serveOnLocalhost } from './listen.ts'
import type { Site } from './site.ts'

/** The service that invokes the function: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html */
function createLambdaService(arn: string, invoke: Invoke) {
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
  const extension = await serveOnLocalhost(fetch, 0)
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

/** Where the site listens instead of on this machine only, and payment pages under its own origin. */
type PreviewOptions = FunctionOptions & {
  readonly host?: string | undefined
  readonly pages?: Hono | undefined
}

/** Starts what a stack serves: the site, and the services that have their own addresses at AWS. */
export async function startPreview(site: Site, port: number, options: PreviewOptions) {
  const { invoke, close } = await startFunction(site.function, options)
  const lambda = await serveOnLocalhost(createLambdaService(site.function.arn, invoke).fetch, 0)
  const edge = createEdge(site, createApi(site.originHeaders, invoke))
  const app = new Hono()
    .route('/', options.pages ?? new Hono())
    .all('*', ({ req }) => edge(req.raw))
  const pages = await serveAt(app.fetch, port, options.host)
  return {
    port: pages.port,
    lambdaPort: lambda.port,
    close: () => Promise.all([pages.close(), lambda.close(), close()]),
  }
}
