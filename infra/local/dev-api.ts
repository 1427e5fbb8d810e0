import type { RequestListener } from 'node:http'
import { createHttpApi, maxPayloadBytes, maxTimeoutMs } from './api-gateway/http-api.ts'
import { parseRoute } from './api-gateway/route.ts'
import type { Running } from '#infra/tools/command.ts'
import { listenerOf } from './http.ts'
import { startLambda } from './lambda/lambda.ts'
import type { Payments } from './payments.ts'

/** The site's API without a stack around it. */
export type DevApi = Running & {
  readonly listener: RequestListener
  /** Lets the next request find the newest bundle. */
  readonly reload: () => Promise<void>
}

/**
 * Starts a function behind an API that passes everything on: for developing, when nothing is synthesised.
 *
 * @param bundle - the function's module
 * @param allowedOrigins - from which browsers call it, separated by commas
 */
export async function startDevApi(
  bundle: string,
  payments: Payments,
  allowedOrigins: string,
): Promise<DevApi> {
  const lambda = await startLambda({
    file: bundle,
    environment: {
      ...payments.environment,
      STRIPE_SECRET_KEY: payments.secretKey,
      ALLOWED_ORIGINS: allowedOrigins,
    },
  })
  const route = { ...parseRoute('$default'), timeoutMs: maxTimeoutMs, takeToken: () => true }
  const api = createHttpApi({ id: 'dev', routes: [{ ...route, invoke: lambda.invoke }] })
  return {
    listener: listenerOf(api, maxPayloadBytes + 1),
    reload: () => lambda.close(),
    close: () => lambda.close(),
  }
}
