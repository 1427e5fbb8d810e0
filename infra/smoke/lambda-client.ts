import { LambdaClient } from '@aws-sdk/client-lambda'
import { CommandError } from '#infra/tools/command.ts'
import { reasonOf } from './check.ts'

const endpointSettings = ['AWS_ENDPOINT_URL_LAMBDA', 'AWS_ENDPOINT_URL'] as const

function isEndpoint(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** The client would fail each call with whatever it stumbles over. */
function refuseBadEndpoint(): void {
  const bad = endpointSettings.find((name) => {
    const endpoint = process.env[name]
    return endpoint !== undefined && endpoint !== '' && !isEndpoint(endpoint)
  })
  if (bad === undefined) return
  throw new CommandError(
    `${bad} must be an address such as http://localhost:4175, with its http:// or https://.`,
  )
}

/**
 * AWS's client of the Lambda service. Who asks, and whether it is the service of a region or one of this machine
 * (`AWS_ENDPOINT_URL_LAMBDA`), is what its own settings say.
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html
 *
 * @throws CommandError when there are no credentials, or that address is none
 */
export async function createLambdaClient(region: string): Promise<LambdaClient> {
  refuseBadEndpoint()
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
