import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { readBuildSettings } from '#infra/build/build-settings.ts'
import { readStage } from '#infra/stack/stage.ts'
import { rollBack } from './rollback.ts'
import { readTargets } from './targets.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'

declare module 'vitest' {
  interface ProvidedContext extends Omit<ReturnType<typeof readTargets>, 'rollback'> {
    readonly version: string | undefined
    readonly siteOrigin: string | undefined
  }
}

runCommand(async () => {
  const given = readEnvironment()
  const { config } = readStage(given)
  const { sites, arn, rollback } = readTargets(process.argv.slice(2), config.stackName)
  const { siteOrigin } = readBuildSettings(given, config)
  const version = rollback && (await rollBack(arn, rollback.version))
  console.log(`Site:     ${sites.join(' ')}\nFunction: ${arn}`)
  const vitest = await startVitest('test', [], {
    config: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['infra/smoke/*.smoke.ts'],
    provide: { sites, arn, version, siteOrigin },
    reporters: ['verbose'],
    // Above the function's timeout plus a cold start.
    testTimeout: 30_000,
    watch: false,
  })
  await vitest.close()
  return undefined
})
