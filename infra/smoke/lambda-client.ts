import { LambdaClient } from '@aws-sdk/client-lambda'

/** A Lambda client that times out quickly when the network is down. */
export function createLambdaClient(region: string): LambdaClient {
  // The SDK warns that its future releases will need a newer Node.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return new LambdaClient({ region, requestHandler: { connectionTimeout: 5_000 } })
}

/**
 * An SDK error as text. Logging the error itself could print the whole connection, and an AggregateError, thrown when all
 * addresses of a host refuse, has no message of its own.
 */
export function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.join(', ') : String(error)
}
