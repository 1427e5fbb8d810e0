import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { readBuildSettings } from '#infra/tools/build-settings.ts'
import { responseHeaders } from '#infra/stack/edge/behaviour.ts'
import { readStage } from '#infra/stack/stage.ts'
import { fail, readStack } from './aws.ts'
import { awaitPages, moveAlias, rollBackRelease } from './release.ts'
import { readCommandLine } from './targets.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly sites: readonly [string, ...string[]]
    readonly arn: string
    /** The function version that should be live; by default, the one that the pages name. */
    readonly version: string | undefined
    readonly siteOrigin: string | undefined
    readonly headers: Readonly<Record<string, string>>
  }
}

runCommand(async () => {
  const given = readEnvironment()
  const stage = readStage(given)
  const { config } = stage
  const { target, rollsBack, version } = readCommandLine(process.argv.slice(2))
  const { siteOrigin } = readBuildSettings(given, config)
  const stack = target ?? (await readStack(config.stackName))
  const { sites, LiveFunction: arn } = stack
  if (version !== undefined) await moveAlias(arn, version).catch(fail)
  const live =
    rollsBack && 'FilesBucket' in stack ? await rollBackRelease(stack).catch(fail) : version
  // If it fails, so will a check, which says why.
  if (live === undefined) await awaitPages(sites[0], arn).catch(() => undefined)
  console.log(`Site:     ${sites.join(' ')}\nFunction: ${arn}`)
  const vitest = await startVitest('test', [], {
    config: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['infra/operate/*.smoke.ts'],
    provide: { sites, arn, version: live, siteOrigin, headers: responseHeaders(stage) },
    reporters: ['verbose'],
    // Above the function's timeout plus a cold start.
    testTimeout: 30_000,
    watch: false,
  })
  await vitest.close()
})
