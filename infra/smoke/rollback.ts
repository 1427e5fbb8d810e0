import {
  GetAliasCommand,
  paginateListVersionsByFunction,
  PreconditionFailedException,
  UpdateAliasCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'
import { reasonOf } from './check.ts'
import type { LiveFunction } from './function-arn.ts'

/** From which version to which. */
export type Move = { readonly from: string; readonly to: string }

const weights = z.object({
  AdditionalVersionWeights: z.optional(z.record(z.string(), z.number())),
})

const aliasSchema = z.object({
  FunctionVersion: z.string(),
  RevisionId: z.string(),
  RoutingConfig: z.optional(weights),
})

const pageSchema = z.object({ Versions: z.array(z.object({ Version: z.string() })) })

async function getAlias(client: LambdaClient, { functionArn, alias }: LiveFunction) {
  const command = new GetAliasCommand({ FunctionName: functionArn, Name: alias })
  return aliasSchema.parse(await client.send(command))
}

/** The versions in their order; what isn't published has no number. */
async function listVersions(client: LambdaClient, functionArn: string): Promise<readonly number[]> {
  const versions: number[] = []
  const pages = paginateListVersionsByFunction({ client }, { FunctionName: functionArn })
  for await (const page of pages) {
    versions.push(...pageSchema.parse(page).Versions.map((each) => Number(each.Version)))
  }
  return versions.filter((version) => !Number.isNaN(version)).toSorted((a, b) => a - b)
}

function versionBefore(versions: readonly number[], from: string, alias: string): string {
  const before = versions.findLast((version) => version < Number(from))
  if (before !== undefined) return String(before)
  throw new CommandError(`${alias} is at version ${from}, and there is none before it.`)
}

function checkNamed(versions: readonly number[], from: string, to: string, alias: string): string {
  if (to === from) throw new CommandError(`${alias} is at version ${to} already.`)
  if (versions.includes(Number(to))) return to
  const newest = versions.slice(-5).join(', ')
  throw new CommandError(`There is no version ${to}. The newest are ${newest}.`)
}

async function move(client: LambdaClient, live: LiveFunction, version?: string): Promise<Move> {
  const { FunctionVersion: from, RevisionId, RoutingConfig } = await getAlias(client, live)
  const [sharing] = Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {})
  if (sharing !== undefined) {
    // https://docs.aws.amazon.com/codedeploy/latest/userguide/deployments-stop.html
    throw new CommandError(
      `A canary gives version ${sharing} a share of the calls: choose "Stop and roll back deployment" in CodeDeploy instead.`,
    )
  }
  const { functionArn: FunctionName, alias: Name } = live
  const versions = await listVersions(client, FunctionName)
  const to =
    version === undefined
      ? versionBefore(versions, from, Name)
      : checkNamed(versions, from, version, Name)
  try {
    // The revision makes it fail when a deployment has moved the alias since it was read: and when this request is the
    // client's second attempt, after one that came through and whose answer was lost.
    const change = { FunctionName, Name, FunctionVersion: to, RevisionId }
    await client.send(new UpdateAliasCommand(change))
  } catch (error) {
    if (!(error instanceof PreconditionFailedException)) throw error
    const { FunctionVersion: now } = await getAlias(client, live)
    throw new CommandError(
      `The alias was moved by somebody else meanwhile: ${live.alias} is at version ${now} now.`,
    )
  }
  return { from, to }
}

/**
 * Points the alias of a function to another version.
 *
 * @param version - which one; the one before that to which it points, if none is named. That may be one from which
 *   somebody went back earlier: nothing tells it from a good one.
 * @throws CommandError with one sentence about why it didn't
 */
export async function rollBack(
  client: LambdaClient,
  live: LiveFunction,
  version?: string,
): Promise<Move> {
  try {
    return await move(client, live, version)
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(reasonOf(error))
  }
}
