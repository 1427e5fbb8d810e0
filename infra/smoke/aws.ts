import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { region } from '#infra/stack/stage.ts'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'

// The SDK warns that its future releases will need a newer Node.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

/** The settings of a client for the stack's region, which times out quickly when the network is down. */
export const clientSettings = { region, requestHandler: { connectionTimeout: 5_000 } }

/**
 * Throws an SDK error as a CommandError. Logging the error itself could print the whole connection, and an AggregateError,
 * thrown when all addresses of a host refuse, has no message of its own.
 */
export function fail(error: unknown): never {
  if (error instanceof CommandError) throw error
  throw new CommandError(error instanceof AggregateError ? error.errors.join(', ') : String(error))
}

const outputsSchema = z.object({
  Addresses: z.string(),
  LiveFunction: z.string(),
  FilesBucket: z.string(),
  DistributionId: z.string(),
})

/** What a deployed stack says of itself. */
export async function readStack(stackName: string) {
  const describe = new DescribeStacksCommand({ StackName: stackName })
  const client = new CloudFormationClient(clientSettings)
  const { Stacks: [stack] = [] } = await client.send(describe).catch(fail)
  const outputs = stack?.Outputs?.map(({ OutputKey = '', OutputValue }) => [OutputKey, OutputValue])
  const { data } = outputsSchema.safeParse(Object.fromEntries(outputs ?? []))
  if (!data) throw new CommandError(`The stack ${stackName} is of an older version: deploy it.`)
  const { Addresses, LiveFunction: arn, FilesBucket: bucket, DistributionId: distribution } = data
  const [mainSite = '', ...otherSites] = Addresses.split(' ')
  return { stackName, sites: [mainSite, ...otherSites] as const, arn, bucket, distribution }
}

export type DeployedStack = Awaited<ReturnType<typeof readStack>>
