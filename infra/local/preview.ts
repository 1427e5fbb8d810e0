import { randomUUID } from 'node:crypto'
import { createApi } from './http-api.ts'
import { createEdge } from './edge.ts'
import { createFunction } from './function.ts'
import { createLambdaService, createParametersExtension } from './lambda-service.ts'
import { serveOnLocalhost } from './listen.ts'
import type { Site } from './site.ts'

type FunctionOptions = {
  readonly parameters: Readonly<Record<string, string>>
  /** Variables beside those that the function declares, or in their place. */
  readonly environment: Readonly<Record<string, string>>
}

/** Starts a function, and the extension from which it reads parameters. */
export async function startFunction(
  declared: Site['function'],
  { parameters, environment }: FunctionOptions,
) {
  const sessionToken = randomUUID()
  const { fetch } = createParametersExtension(parameters, sessionToken)
  const extension = await serveOnLocalhost(fetch, 0)
  const { invoke, close } = createFunction({
    ...declared,
    environment: {
      ...declared.environment,
      AWS_SESSION_TOKEN: sessionToken,
      PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(extension.port),
      ...environment,
    },
  })
  return { invoke, close: () => Promise.all([extension.close(), close()]) }
}

/** Starts what a stack declares: the site, and beside it the services that have addresses of their own at AWS. */
export async function startPreview(site: Site, port: number, options: FunctionOptions) {
  const { invoke, close } = await startFunction(site.function, options)
  const lambda = await serveOnLocalhost(createLambdaService(site.function.arn, invoke).fetch, 0)
  const pages = await serveOnLocalhost(createEdge(site, createApi(site.calls, invoke)), port)
  return {
    port: pages.port,
    lambdaPort: lambda.port,
    close: () => Promise.all([pages.close(), lambda.close(), close()]),
  }
}
