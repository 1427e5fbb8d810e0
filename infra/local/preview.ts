import type { RequestListener } from 'node:http'
import { httpApis } from './api-gateway/http-apis.ts'
import { maxPayloadBytes } from './api-gateway/http-api.ts'
import type { Stack } from './cloudformation/stack.ts'
import { createDistribution } from './cloudfront/distribution.ts'
import type { Running } from '#infra/tools/command.ts'
import { answer, listenerOf, type Respond } from './http.ts'
import { startFunctions, type FunctionOptions } from './lambda/functions.ts'
import { createLambdaApi } from './lambda/lambda-api.ts'
import { bucketOrigins } from './s3/bucket.ts'

/** A stack on this machine. */
export type Preview = Running & {
  /** The site, as its visitors reach it. */
  readonly site: RequestListener
  /** What has addresses of its own at AWS: the APIs, by their hosts, and under any other name the Lambda service. */
  readonly aws: RequestListener
}

/**
 * Starts what a template declares.
 *
 * @throws CommandError that names what a visitor would meet and the preview doesn't know
 */
export async function startPreview(stack: Stack, options: FunctionOptions): Promise<Preview> {
  const { log = console.error } = options
  const functions = await startFunctions(stack, options)
  const lambda = createLambdaApi(functions.functions)
  const apis = httpApis(stack, lambda.invoke, { log })
  const distribution = createDistribution(stack, new Map([...bucketOrigins(stack), ...apis]), log)

  // Without the edge before it: nobody has signed anything.
  const direct: Respond = async (request) =>
    apis.get(request.headers['host'] ?? '')?.(request, null) ?? answer(404, {})
  const directListener = listenerOf(direct, maxPayloadBytes + 1)

  return {
    site: listenerOf(distribution, maxPayloadBytes + 1),
    aws: (request, response) =>
      (apis.has(request.headers.host ?? '') ? directListener : lambda.listener)(request, response),
    close: () => functions.close(),
  }
}
