import {
  GetAliasCommand,
  LambdaClient,
  paginateListVersionsByFunction,
  PreconditionFailedException,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { CommandError } from '#infra/tools/command.ts'

type Alias = { readonly FunctionName: string; readonly Name: string }

/** A client for the region in the ARN, which times out quickly when the network is down. */
export function createLambdaClient(arn: string): LambdaClient {
  // The SDK warns that its future releases will need a newer Node.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const [, , , region = ''] = arn.split(':')
  return new LambdaClient({ region, requestHandler: { connectionTimeout: 5_000 } })
}

/**
 * Throws an SDK error as a CommandError. Logging the error itself could print the whole connection, and an AggregateError,
 * thrown when all addresses of a host refuse, has no message of its own.
 */
export function fail(error: unknown): never {
  if (error instanceof CommandError) throw error
  throw new CommandError(error instanceof AggregateError ? error.errors.join(', ') : String(error))
}

async function listVersions(client: LambdaClient, { FunctionName }: Alias): Promise<number[]> {
  const versions: number[] = []
  const pages = paginateListVersionsByFunction({ client }, { FunctionName })
  for await (const { Versions = [] } of pages) {
    versions.push(...Versions.map(({ Version }) => Number(Version)))
  }
  // $LATEST is not published and has no number.
  return versions.filter(Number.isInteger).toSorted((a, b) => a - b)
}

function chooseVersion(versions: readonly number[], from: string, requested?: string): string {
  const to = requested ?? versions.findLast((version) => version < Number(from))?.toString()
  if (to === undefined)
    throw new CommandError(`Version ${from} is live, and there is no earlier version.`)
  if (to === from) throw new CommandError(`Version ${to} is already live.`)
  if (versions.some((version) => String(version) === to)) return to
  const latest = versions.slice(-5).join(', ')
  throw new CommandError(`Version ${to} does not exist. The latest are ${latest}.`)
}

async function moveAlias(client: LambdaClient, alias: Alias, requested?: string): Promise<string> {
  const getAlias = new GetAliasCommand(alias)
  const { FunctionVersion: from = '', RevisionId, RoutingConfig } = await client.send(getAlias)
  const [canary] = Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {})
  if (canary !== undefined) {
    // https://docs.aws.amazon.com/codedeploy/latest/userguide/deployments-stop.html
    throw new CommandError(
      `A canary deployment of version ${canary} is in progress: choose "Stop and roll back deployment" in CodeDeploy instead.`,
    )
  }
  const to = chooseVersion(await listVersions(client, alias), from, requested)
  try {
    // Fails if anything else has moved the alias since, or if the SDK retries an update whose response was lost.
    await client.send(new UpdateAliasCommand({ ...alias, FunctionVersion: to, RevisionId }))
  } catch (error) {
    if (!(error instanceof PreconditionFailedException)) throw error
    const { FunctionVersion: now } = await client.send(getAlias)
    throw new CommandError(`The alias was changed in the meantime: version ${now} is now live.`)
  }
  console.log(`Moved ${alias.Name} from version ${from} to version ${to}.`)
  return to
}

/**
 * Points a function's alias, given by its ARN, to another version, and returns it: by default the one before the live
 * version, even if that was itself rolled back earlier.
 */
export async function rollBack(arn: string, version?: string): Promise<string> {
  const client = createLambdaClient(arn)
  const end = arn.lastIndexOf(':')
  const alias = { FunctionName: arn.slice(0, end), Name: arn.slice(end + 1) }
  try {
    return await moveAlias(client, alias, version)
  } catch (error) {
    return fail(error)
  } finally {
    client.destroy()
  }
}
