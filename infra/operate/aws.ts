import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import type { Config } from '#infra/stack/config-schema.ts'
import { region } from '#infra/stack/stage.ts'
import { CommandError } from '#infra/tools/command.ts'
import { provider } from '#lambda/deployment.ts'
import * as v from 'valibot'

// The SDK warns that its future releases will need a newer Node.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

/** The settings of a client for the stack's region, which times out quickly when the network is down. */
export const clientSettings = { region, requestHandler: { connectionTimeout: 5_000 } }

/** Throws an SDK error as one sentence: the original could print the whole connection, and an AggregateError prints nothing. */
export function fail(error: unknown): never {
  if (error instanceof CommandError) throw error
  throw new CommandError(error instanceof AggregateError ? error.errors.join(', ') : String(error))
}

/** A parameter's type and value, decrypted. */
export async function readParameter(Name: string) {
  const get = new GetParameterCommand({ Name, WithDecryption: true })
  const { Parameter = {} } = await new SSMClient(clientSettings).send(get)
  const { Type = '', Value = '' } = Parameter
  return { Type, Value }
}

/** A function's result for an event, as JSON, and the version that made it. */
export async function invoke(FunctionName: string, event: object, abortSignal: AbortSignal) {
  const command = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) })
  const client = new LambdaClient(clientSettings)
  const { Payload, ExecutedVersion: executed } = await client.send(command, { abortSignal })
  return { result: Payload?.transformToString() ?? '', executed }
}

/** What a parameter holds, and whether it is a key that the function of a stage accepts. */
export function keyKind(text: string, { live }: Config) {
  if (!provider.keyPattern.test(text)) return { kind: 'no test or live key', isRight: false }
  const isTest = provider.testKeyPattern.test(text)
  const isRight = isTest !== live
  const setting = `, but \`live\` is ${live ? '' : 'not '}set`
  return { kind: `a ${isTest ? 'test' : 'live'} key${isRight ? '' : setting}`, isRight }
}

const outputsSchema = v.object({
  Addresses: v.string(),
  LiveFunction: v.string(),
  FilesBucket: v.string(),
  DistributionId: v.string(),
  Commit: v.optional(v.string(), 'unknown'),
  // Unknown of a stack that was deployed before it had one: its rollback must not wait for a deployment.
  Release: v.optional(v.string()),
  WakeTopic: v.optional(v.string()),
  InformTopic: v.optional(v.string()),
})

/** A deployed stack, by its outputs. */
export type DeployedStack = Omit<v.InferOutput<typeof outputsSchema>, 'Addresses'> & {
  readonly stackName: string
  /** The site's addresses, the main one first. */
  readonly sites: readonly [string, ...string[]]
}

export async function readStack(stackName: string): Promise<DeployedStack> {
  const describe = new DescribeStacksCommand({ StackName: stackName })
  const client = new CloudFormationClient(clientSettings)
  const { Stacks: [stack] = [] } = await client.send(describe).catch(fail)
  const listed = stack?.Outputs?.map(({ OutputKey = '', OutputValue }) => [OutputKey, OutputValue])
  const found = v.safeParse(outputsSchema, Object.fromEntries(listed ?? []))
  if (!found.success)
    throw new CommandError(`The stack ${stackName} is outdated. Deploy it again first.`)
  const { Addresses, ...outputs } = found.output
  const [mainSite = '', ...otherSites] = Addresses.split(' ')
  return { ...outputs, stackName, sites: [mainSite, ...otherSites] }
}
