import {
  GetAliasCommand,
  paginateListVersionsByFunction,
  PreconditionFailedException,
  UpdateAliasCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'
import { CommandError } from '#infra/tools/command.ts'
import { createLambdaClient, reasonOf } from './lambda-client.ts'
import type { Targets } from './targets.ts'

type Live = Targets['live']

function getAlias(client: LambdaClient, { functionArn, alias }: Live) {
  return client.send(new GetAliasCommand({ FunctionName: functionArn, Name: alias }))
}

/** The numbers of the published versions, in ascending order. */
async function listVersions(client: LambdaClient, { functionArn }: Live): Promise<number[]> {
  const versions: number[] = []
  const pages = paginateListVersionsByFunction({ client }, { FunctionName: functionArn })
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

async function moveAlias(client: LambdaClient, live: Live, requested?: string): Promise<string> {
  const { FunctionVersion: from = '', RevisionId, RoutingConfig } = await getAlias(client, live)
  const [canary] = Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {})
  if (canary !== undefined) {
    // https://docs.aws.amazon.com/codedeploy/latest/userguide/deployments-stop.html
    throw new CommandError(
      `A canary deployment of version ${canary} is in progress: choose "Stop and roll back deployment" in CodeDeploy instead.`,
    )
  }
  const to = chooseVersion(await listVersions(client, live), from, requested)
  const { functionArn: FunctionName, alias: Name } = live
  try {
    // The revision makes this fail if anything else has moved the alias in the meantime, and also if the SDK retries an
    // update whose response was lost.
    await client.send(
      new UpdateAliasCommand({ FunctionName, Name, FunctionVersion: to, RevisionId }),
    )
  } catch (error) {
    if (!(error instanceof PreconditionFailedException)) throw error
    const { FunctionVersion: now } = await getAlias(client, live)
    throw new CommandError(`The alias was changed in the meantime: version ${now} is now live.`)
  }
  console.log(`Moved ${Name} from version ${from} to version ${to}.`)
  return to
}

/**
 * Points the function's alias to another version.
 *
 * @param version - by default the one before the live version, even if that was itself rolled back earlier
 * @returns the version that is now live
 * @throws CommandError that says why the alias was not moved
 */
export async function rollBack(live: Live, version?: string): Promise<string> {
  const client = createLambdaClient(live.region)
  try {
    return await moveAlias(client, live, version)
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(reasonOf(error))
  } finally {
    client.destroy()
  }
}
