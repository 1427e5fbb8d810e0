import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { readBuildSettings } from './build-settings.ts'
import { config } from './config.ts'
import { parseConfig } from './config-schema.ts'
import { rollBack } from './smoke/rollback.ts'
import { readTargets, type Targets } from './smoke/targets.ts'
import { runCommand } from './tools/command.ts'
import { readEnvironment } from './tools/environment.ts'

declare module 'vitest' {
  interface ProvidedContext extends Pick<Targets, 'sites' | 'live'> {
    /** The version expected to be live; undefined for any. */
    readonly version: string | undefined
    /** The origin the site is published at, if the settings name one. */
    readonly siteOrigin: string | undefined
  }
}

runCommand(async () => {
  const { sites, live, rollback } = readTargets(process.argv.slice(2))
  const { siteOrigin } = readBuildSettings(readEnvironment(), parseConfig(config))
  const version = rollback && (await rollBack(live, rollback.version))
  console.log(`Site:     ${sites.join(' ')}\nFunction: ${live.arn}`)
  const vitest = await startVitest('test', [], {
    config: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['infra/smoke/*.smoke.ts'],
    provide: { sites, live, version, siteOrigin },
    reporters: ['verbose'],
    // Above the function's timeout plus a cold start.
    testTimeout: 30_000,
    watch: false,
  })
  await vitest.close()
  return undefined
})
