import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { webOriginOf } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { parseFunctionArn, type LiveFunction } from './function-arn.ts'
import { jsonOf } from './json.ts'

/** What is asked, and what to do before. */
export type Targets = {
  /** The addresses of the site, the main one first. */
  readonly sites: readonly [string, ...string[]]
  readonly live: LiveFunction
  /** Whether the function goes back first: to a version that is named, or to the one before. */
  readonly rollback: { readonly version: string | undefined } | undefined
}

/** Where `npm run deploy` writes the outputs of the stack. */
export const outputsFile = 'cdk.out/outputs.json'

// A deployment that fails writes a file without the stack.
const outputsSchema = z.object({
  Site: z.object({ Addresses: z.string(), LiveFunction: z.string() }),
})

const options = {
  site: { type: 'string' },
  function: { type: 'string' },
  rollback: { type: 'boolean', default: false },
} as const

/** npm keeps what stands before a `--` for itself, and would let the command run without it. */
function refuseSwallowed(environment: NodeJS.Dict<string>): void {
  const swallowed = Object.keys(options).find(
    (name) => environment[`npm_config_${name}`] !== undefined,
  )
  if (swallowed === undefined) return
  throw new CommandError(`Put -- before the options: npm run smoke -- --${swallowed}`)
}

/** The version is what stands alone: an option either has a value or none. */
function rollbackOf(
  isAsked: boolean,
  [version, ...others]: readonly string[],
): Targets['rollback'] {
  const isVersion = version === undefined || (isAsked && /^[1-9]\d*$/.test(version))
  if (!isVersion || others.length > 0) throw new Error('What stands alone is no version.')
  return isAsked ? { version } : undefined
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { ...values, rollback: rollbackOf(values.rollback, positionals) }
  } catch {
    throw new CommandError('The options are --site URL, --function ARN and --rollback [VERSION].')
  }
}

function deployedIn(file: string): z.infer<typeof outputsSchema>['Site'] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const outputs = outputsSchema.safeParse(jsonOf(text))
  if (outputs.success) return outputs.data.Site
  throw new CommandError(
    `${file} names no deployed site: run npm run deploy first, or add -- --site URL --function ARN.`,
  )
}

function siteOf(address: string): string {
  const origin = webOriginOf(address)
  if (origin !== null) return origin
  throw new CommandError(
    `${address} must be the address of a site, such as https://www.example.com, without a path.`,
  )
}

function functionOf(arn: string): LiveFunction {
  const live = parseFunctionArn(arn)
  if (live) return live
  throw new CommandError(
    `${arn} must be the ARN of a function with its alias, such as arn:aws:lambda:us-east-1:123456789012:function:name:live.`,
  )
}

/**
 * Finds out what to ask: what the options name, and otherwise what was deployed from here last.
 *
 * @param args - the options of the command line
 * @param file - the outputs of the deployment
 * @param environment - in which npm leaves the options that it took
 * @throws CommandError with one sentence about what is missing or wrong
 */
export function readTargets(
  args: readonly string[],
  file = outputsFile,
  environment: NodeJS.Dict<string> = process.env,
): Targets {
  refuseSwallowed(environment)
  const { site, function: functionArn, rollback } = readOptions(args)
  if ((site === undefined) !== (functionArn === undefined)) {
    // One alone would be checked, or rolled back, with what was deployed from here.
    throw new CommandError('--site and --function belong together: name both, or neither.')
  }
  const addresses = site ?? deployedIn(file).Addresses
  const [main = '', ...others] = addresses.split(' ')
  return {
    sites: [siteOf(main), ...others.map(siteOf)],
    live: functionOf(functionArn ?? deployedIn(file).LiveFunction),
    rollback,
  }
}
