import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { webOriginOf } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'

export type Targets = ReturnType<typeof readTargets>

/** Where `npm run deploy` writes the outputs of the stack. */
export const outputsFile = 'cdk.out/outputs.json'

const outputsSchema = z.object({
  Site: z.object({ Addresses: z.string(), LiveFunction: z.string() }),
})

const options = {
  site: { type: 'string' },
  function: { type: 'string' },
  rollback: { type: 'boolean' },
} as const

// https://docs.aws.amazon.com/lambda/latest/api/API_AliasConfiguration.html
const aliasArn = /^(arn:aws[a-z-]*:lambda:([a-z0-9-]+):\d{12}:function:[\w-]+):((?!\d+$)[\w-]+)$/

const usage =
  'The command is npm run smoke -- [--site URL --function ARN] [--rollback [VERSION]], with -- before the options.'

function refuse(sentence: string): never {
  throw new CommandError(sentence)
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Reads the command line; without options, the targets are those of the last deployment from here.
 *
 * @throws CommandError with one sentence about what is missing or wrong
 */
export function readTargets(args: readonly string[]) {
  const { values, positionals } =
    attempt(() => parseArgs({ args: [...args], options, allowPositionals: true })) ?? refuse(usage)
  const { site, function: arn, rollback } = values
  // Without a "--" before them, npm takes options for itself and runs the command without them.
  const isTaken = Object.keys(options).some((name) => process.env[`npm_config_${name}`])
  const isHalf = (site === undefined) !== (arn === undefined)
  if (isTaken || isHalf || positionals.length > (rollback ? 1 : 0)) refuse(usage)

  const named = site !== undefined && arn !== undefined && { Addresses: site, LiveFunction: arn }
  const { Addresses, LiveFunction } =
    named ||
    attempt(() => outputsSchema.parse(JSON.parse(readFileSync(outputsFile, 'utf8'))).Site) ||
    refuse(`${outputsFile} names no deployed site: run npm run deploy, or name both by options.`)
  const [main = '', ...others] = Addresses.split(' ').map(
    (address) =>
      webOriginOf(address) ??
      refuse(`${address} must be an address such as https://www.example.com, without a path.`),
  )
  const [, functionArn = '', region = '', alias = ''] =
    aliasArn.exec(LiveFunction) ??
    refuse(`${LiveFunction} must be the ARN of a Lambda function with its alias, ARN:live.`)
  return {
    /** The addresses of the site, the main one first. */
    sites: [main, ...others] as const,
    live: { arn: LiveFunction, functionArn, region, alias },
    /** The version to roll back to; if none is named, the one before the live version. */
    rollback: rollback ? { version: positionals[0] } : undefined,
  }
}
