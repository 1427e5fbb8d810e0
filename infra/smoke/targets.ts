import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { parseWebOrigin } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'

export const outputsFile = 'cdk.out/outputs.json'

const usage =
  'Usage: npm run smoke -- [--site ORIGIN --function ALIAS_ARN] [--rollback [VERSION]], with -- before the options.'

const options = {
  site: { type: 'string' },
  function: { type: 'string' },
  rollback: { type: 'boolean' },
} as const

// https://docs.aws.amazon.com/lambda/latest/api/API_AliasConfiguration.html
const aliasArn = /^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:function:[\w-]+:(?!\d+$)[\w-]+$/

const outputsSchema = z.object({ Addresses: z.string(), LiveFunction: z.string() })
const stacksSchema = z.record(z.string(), z.unknown())

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

function readOutputs(stackName: string) {
  try {
    const outputs: unknown = JSON.parse(readFileSync(outputsFile, 'utf8'))
    return outputsSchema.parse(stacksSchema.parse(outputs)[stackName])
  } catch {
    throw new CommandError(
      `No outputs "Addresses" and "LiveFunction" of the stack ${stackName} in ${outputsFile}: run npm run deploy, or pass --site and --function. ${usage}`,
    )
  }
}

function readOrigin(text: string): string {
  const origin = parseWebOrigin(text)
  if (origin !== null) return origin
  throw new CommandError(`"${text}" is not the origin of a site, such as https://www.example.com.`)
}

/** Reads the command line; without --site and --function, the targets are those of the stack's last deployment. */
export function readTargets(args: readonly string[], stackName: string) {
  const { values, positionals } = parseOptions(args)
  const { site, function: arn, rollback } = values
  // npm swallows options that no "--" precedes.
  const taken = Object.keys(options).find((name) => process.env[`npm_config_${name}`])
  if (taken !== undefined) throw new CommandError(`npm took --${taken} for itself. ${usage}`)
  const [unexpected] = positionals.slice(rollback ? 1 : 0)
  if (unexpected !== undefined) throw new CommandError(`Unexpected "${unexpected}". ${usage}`)
  if ((site === undefined) !== (arn === undefined)) {
    throw new CommandError(`--site and --function go together. ${usage}`)
  }
  const { Addresses = '', LiveFunction = '' } =
    arn === undefined ? readOutputs(stackName) : { Addresses: site, LiveFunction: arn }
  if (!aliasArn.test(LiveFunction)) {
    throw new CommandError(
      `"${LiveFunction}" is not the ARN of a function's alias, such as arn:aws:lambda:us-east-1:123456789012:function:checkout:live.`,
    )
  }
  const [mainSite = '', ...otherSites] = Addresses.split(' ')
  return {
    sites: [readOrigin(mainSite), ...otherSites.map(readOrigin)] as const,
    arn: LiveFunction,
    rollback: rollback ? { version: positionals[0] } : undefined,
  }
}
