import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from './api.ts'
import { createEdge } from './edge.ts'
import { createFunction } from './function.ts'
import { createLambdaService } from './lambda-service.ts'
import { listenOnLocalhost } from './listen.ts'
import type { Site } from './site.ts'

type PreviewOptions = {
  /** 0 for any free one. */
  readonly port: number
  /** The Parameter Store: values of SecureStrings by name. */
  readonly parameters: Readonly<Record<string, string>>
  /** Variables beside those that the function declares, or in their place. */
  readonly environment: Readonly<Record<string, string>>
}

/** Lets a function answer Node's requests as they came; a web-standard one has its path normalised. */
export function listenerOf(
  respond: (request: IncomingMessage) => Response | Promise<Response>,
): RequestListener {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  app.all('*', ({ env }) => respond(env.incoming))
  return (request, response) => void listener(request, response)
}

/** Starts what a stack declares: the site, and beside it the services that have addresses of their own at AWS. */
export async function startPreview(site: Site, { port, parameters, environment }: PreviewOptions) {
  const sessionToken = randomUUID()
  const awsServer = createServer()
  const aws = await listenOnLocalhost(awsServer, 0)
  const invoke = createFunction({
    ...site.function,
    environment: {
      ...site.function.environment,
      AWS_SESSION_TOKEN: sessionToken,
      PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(aws.port),
      ...environment,
    },
  })
  const service = createLambdaService(site.function.arn, invoke, { parameters, sessionToken })
  const serviceListener = getRequestListener(service.fetch, { overrideGlobalObjects: false })
  awsServer.on('request', (request, response) => void serviceListener(request, response))
  const edge = createEdge(site, createApi(site.calls, invoke))
  const pages = await listenOnLocalhost(createServer(listenerOf(edge)), port)
  return {
    port: pages.port,
    awsPort: aws.port,
    close: async () => void (await Promise.all([pages.close(), aws.close()])),
  }
}
