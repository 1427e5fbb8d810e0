import { LambdaClient } from '@aws-sdk/client-lambda'
import { CommandError } from '#infra/local/command.ts'
import { reasonOf } from './check.ts'

/**
 * AWS's client of the Lambda service. Who asks, and whether it is the service of a region or one of this machine
 * (`AWS_ENDPOINT_URL_LAMBDA`), is what its own settings say.
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html
 *
 * @throws CommandError when there are no credentials
 */
export async function createLambdaClient(region: string): Promise<LambdaClient> {
  // It warns that versions of next year won't run on this Node. This one does, and is pinned.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const client = new LambdaClient({
    region,
    // An invocation may take the function's 25 s.
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  })
  try {
    await client.config.credentials()
  } catch (error) {
    throw new CommandError(`Sign in to the AWS account first (${reasonOf(error)}).`)
  }
  return client
}
