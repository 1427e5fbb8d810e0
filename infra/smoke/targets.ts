import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { webOriginOf } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'

export const outputsFile = 'cdk.out/outputs.json'

const usage = `Usage: npm run smoke -- [--site ORIGIN --function ALIAS_ARN] [--rollback [VERSION]], with -- before the options. Without --site and --function, ${outputsFile} has to be that of a deployed site: run npm run deploy.`

const options = {
  site: { type: 'string' },
  function: { type: 'string' },
  rollback: { type: 'boolean' },
} as const

const siteSchema = z.object({
  Addresses: z.pipe(
    z.transform((addresses) => String(addresses).split(' ').map(webOriginOf)),
    z.tuple([z.string()], z.string()),
  ),
  // https://docs.aws.amazon.com/lambda/latest/api/API_AliasConfiguration.html
  LiveFunction: z
    .string()
    .check(z.regex(/^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:function:[\w-]+:(?!\d+$)[\w-]+$/)),
})

const outputsSchema = z.record(z.string(), z.unknown())

/**
 * Reads the command line; without --site and --function, the targets are those of the last deployment.
 *
 * @param stackName - the stack that has to be the one of that deployment
 */
export function readTargets(args: readonly string[], stackName: string) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { site, function: arn, rollback } = values
    // Without a "--" before them, npm consumes the options and runs the command without them.
    const isTakenByNpm = Object.keys(options).some((name) => process.env[`npm_config_${name}`])
    if (isTakenByNpm || positionals.length > (rollback ? 1 : 0)) throw new CommandError(usage)
    const outputs: unknown =
      site === undefined && arn === undefined
        ? JSON.parse(readFileSync(outputsFile, 'utf8'))
        : { [stackName]: { Addresses: site, LiveFunction: arn } }
    const { Addresses: sites, LiveFunction } = siteSchema.parse(
      outputsSchema.parse(outputs)[stackName],
    )
    return {
      sites,
      arn: LiveFunction,
      rollback: rollback ? { version: positionals[0] } : undefined,
    }
  } catch {
    throw new CommandError(usage)
  }
}
