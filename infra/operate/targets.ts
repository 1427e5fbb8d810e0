import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { parseWebOrigin } from '#shared/addresses.ts'

const usage =
  'Usage: npm run smoke, or npm run rollback [VERSION], either with -- --site ORIGIN --function ALIAS_ARN.'

const text = { type: 'string' } as const
const options = { site: text, function: text, rollback: { type: 'boolean' } } as const

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

/** Without --site and --function, the target is the stack. Only a stack is rolled back whole; a VERSION rolls back the function. */
export function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parseOptions(args)
  const { site, function: arn, rollback = false } = values
  const [version, unexpected] = rollback ? positionals : [undefined, ...positionals]
  if (unexpected !== undefined) throw new CommandError(`Unexpected "${unexpected}". ${usage}`)
  const rollsBack = rollback && version === undefined
  if (site === undefined && arn === undefined) return { target: undefined, rollsBack, version }
  if (site === undefined || arn === undefined || rollsBack)
    throw new CommandError(
      `Use --site and --function together; a rollback with them needs a VERSION. ${usage}`,
    )
  const origin = parseWebOrigin(site)
  if (origin === null)
    throw new CommandError(`"${site}" is not an origin such as https://www.example.com.`)
  return { target: { sites: [origin] as const, LiveFunction: arn }, rollsBack, version }
}
