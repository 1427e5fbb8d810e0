import { parseArgs } from 'node:util'
import { CommandError } from '#infra/tools/command.ts'
import { parseWebOrigin } from '#shared/addresses.ts'

const usage =
  'Usage: npm run smoke [-- --release RELEASE] [--site ORIGIN --function ALIAS_ARN], npm run rollback or npm run rollforward.'

const text = { type: 'string' } as const
const options = { site: text, function: text, release: text, to: text } as const

const directions = ['back', 'forward'] as const

/** To the release before the live one, or to the one that was deployed last. */
export type Direction = (typeof directions)[number]

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

/** Without --site and --function, the target is the stack. Only a stack is rolled back. */
export function readCommandLine(args: readonly string[]) {
  const { site, function: arn, release, to } = parseOptions(args)
  const direction = directions.find((each) => each === to)
  if (to !== direction) throw new CommandError(`Unexpected "${to}". ${usage}`)
  if (site === undefined && arn === undefined) return { target: undefined, direction, release }
  if (site === undefined || arn === undefined || direction)
    throw new CommandError(`Use --site and --function together, and not for a rollback. ${usage}`)
  const origin = parseWebOrigin(site)
  if (origin === null)
    throw new CommandError(`"${site}" is not an origin such as https://www.example.com.`)
  const target = { sites: [origin] as const, LiveFunction: arn, Release: release }
  return { target, direction, release }
}
