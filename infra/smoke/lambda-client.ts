import { LambdaClient } from '@aws-sdk/client-lambda'

/** A client of the Lambda service that does not wait for a dead network. */
export function createLambdaClient(region: string): LambdaClient {
  // It warns that its later releases need another Node than this one.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return new LambdaClient({ region, requestHandler: { connectionTimeout: 5_000 } })
}

/**
 * An error of the SDK as text: it may carry the whole connection, and has no message of its own when several addresses of a
 * host refuse a connection.
 */
export function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.join(', ') : String(error)
}
