import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { parseWebOrigin } from '#shared/addresses.ts'

const usage =
  'Usage: npm run smoke, or npm run rollback [VERSION], either with -- --site ORIGIN --function ALIAS_ARN.'

const options = {
  site: { type: 'string' },
  function: { type: 'string' },
  rollback: { type: 'boolean' },
} as const

// https://docs.aws.amazon.com/lambda/latest/api/API_AliasConfiguration.html
const aliasArn = /^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:function:[\w-]+:(?!\d+$)[\w-]+$/

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

function readTarget(site: string, arn: string) {
  const origin = parseWebOrigin(site)
  if (origin === null) {
    throw new CommandError(
      `"${site}" is not the origin of a site, such as https://www.example.com.`,
    )
  }
  if (aliasArn.test(arn)) return { sites: [origin] as const, arn }
  throw new CommandError(
    `"${arn}" is not the ARN of a function's alias, such as arn:aws:lambda:us-east-1:123456789012:function:checkout:live.`,
  )
}

/**
 * Reads the command line. Without --site and --function, the target is the deployed stack, and only that can be rolled
 * back as a whole; to a version, the function goes alone.
 */
export function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parseOptions(args)
  const { site, function: arn, rollback = false } = values
  // npm swallows options that no "--" precedes.
  const taken = Object.keys(options).find((name) => process.env[`npm_config_${name}`])
  if (taken !== undefined) throw new CommandError(`npm took --${taken} for itself. ${usage}`)
  const [version, unexpected] = rollback ? positionals : [undefined, ...positionals]
  if (unexpected !== undefined) throw new CommandError(`Unexpected "${unexpected}". ${usage}`)
  const rollsBack = rollback && version === undefined
  if (site === undefined && arn === undefined) return { target: undefined, rollsBack, version }
  if (site === undefined || arn === undefined || rollsBack) {
    throw new CommandError(`--site, --function and a VERSION go together. ${usage}`)
  }
  return { target: readTarget(site, arn), rollsBack, version }
}
