import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { webOriginOf } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'

export type Targets = ReturnType<typeof readTargets>

/** Where `npm run deploy` writes the stack's outputs. */
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
  'Usage: npm run smoke -- [--site URL --function ARN] [--rollback [VERSION]], with -- before the options.'

function fail(message: string): never {
  throw new CommandError(message)
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Reads the command line. Without options, the targets are those of the last deployment from this folder.
 *
 * @throws CommandError that says what is missing or invalid
 */
export function readTargets(args: readonly string[]) {
  const { values, positionals } =
    attempt(() => parseArgs({ args: [...args], options, allowPositionals: true })) ?? fail(usage)
  const { site, function: arn, rollback } = values
  // Without a "--" before them, npm consumes the options and runs the command without them.
  const areTakenByNpm = Object.keys(options).some((name) => process.env[`npm_config_${name}`])
  const isIncomplete = (site === undefined) !== (arn === undefined)
  if (areTakenByNpm || isIncomplete || positionals.length > (rollback ? 1 : 0)) fail(usage)

  const fromOptions = site !== undefined &&
    arn !== undefined && { Addresses: site, LiveFunction: arn }
  const { Addresses, LiveFunction } =
    fromOptions ||
    attempt(() => outputsSchema.parse(JSON.parse(readFileSync(outputsFile, 'utf8'))).Site) ||
    fail(
      `${outputsFile} has no deployed site: run npm run deploy, or pass both --site and --function.`,
    )
  const [main = '', ...others] = Addresses.split(' ').map(
    (address) =>
      webOriginOf(address) ??
      fail(`${address} must be an origin such as https://www.example.com, without a path.`),
  )
  const [, functionArn = '', region = '', alias = ''] =
    aliasArn.exec(LiveFunction) ??
    fail(`${LiveFunction} must be the ARN of a Lambda function's alias, such as ARN:live.`)
  return {
    /** The site's addresses, the main one first. */
    sites: [main, ...others] as const,
    live: { arn: LiveFunction, functionArn, region, alias },
    /** The version to roll back to; without one, the version before the live one. */
    rollback: rollback ? { version: positionals[0] } : undefined,
  }
}
