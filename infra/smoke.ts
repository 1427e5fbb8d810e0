import { readBuildSettings } from './build-settings.ts'
import { config } from './config.ts'
import { parseConfig } from './config-schema.ts'
import { CommandError, runCommand } from './tools/command.ts'
import { readEnvironment } from './tools/environment.ts'
import { checkFunction } from './smoke/function-checks.ts'
import { createLambdaClient } from './smoke/lambda-client.ts'
import { failureSummary, report } from './smoke/report.ts'
import { rollBack } from './smoke/rollback.ts'
import { checkSites } from './smoke/site-checks.ts'
import { readTargets } from './smoke/targets.ts'

// All of its checks: time for a cold start, and for one that has to be asked again.
const functionTimeoutMs = 60_000

// After a deployment: asks the live function and the site. With --rollback, lets the function go back first.
runCommand(async () => {
  const { sites, live, rollback } = readTargets(process.argv.slice(2))
  const { siteOrigin } = readBuildSettings(readEnvironment(), parseConfig(config))
  const client = await createLambdaClient(live.region)
  const moved = rollback && (await rollBack(client, live, rollback.version))
  if (moved) console.log(`Moved ${live.alias} from version ${moved.from} to version ${moved.to}.`)
  console.log(`Site:     ${sites.join(' ')}\nFunction: ${live.arn}`)

  const ofFunction = await checkFunction(client, live.arn, sites[0], {
    version: moved?.to,
    signal: AbortSignal.timeout(functionTimeoutMs),
  })
  const ofSites = await checkSites(sites, siteOrigin)
  client.destroy()

  const versions = new Set(ofFunction.map(({ version }) => version ?? 'none'))
  const results = [...ofFunction, ...ofSites]
  console.log(`Version:  ${[...versions].join(', ')}\n\n${report(results)}`)
  const summary = failureSummary(results)
  if (summary !== null) throw new CommandError(summary)
  return undefined
})
