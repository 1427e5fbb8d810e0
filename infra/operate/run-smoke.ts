import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { responseHeaders } from '#infra/stack/edge/behaviour.ts'
import { readStage } from '#infra/stack/stage.ts'
import { fail, readStack } from './aws.ts'
import { awaitPages, changeRelease } from './release.ts'
import { readCommandLine } from './targets.ts'
import { runCommand } from '#infra/tools/command.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly sites: readonly [string, ...string[]]
    readonly arn: string
    /** The release that should be live; by default, the one that the home page names. */
    readonly release: string | undefined
    readonly siteOrigin: string | undefined
    readonly headers: Readonly<Record<string, string>>
  }
}

runCommand(async () => {
  const stage = readStage()
  const { config, siteOrigin } = stage
  const { target, direction, release: given } = readCommandLine(process.argv.slice(2))
  const stack = target ?? (await readStack(config.stackName))
  const { sites, LiveFunction: arn } = stack
  // By default the stack's, which a rollback leaves behind: whoever verifies one later names its release.
  let release = given ?? stack.Release
  if (direction && 'FilesBucket' in stack)
    release = await changeRelease(stack, direction).catch(fail)
  // If it fails, so will a check, which says why.
  if (release) await awaitPages(sites[0], arn, release).catch(() => undefined)
  console.log(`Site:     ${sites.join(' ')}\nFunction: ${arn}\nRelease:  ${release ?? 'unknown'}`)
  const vitest = await startVitest('test', [], {
    config: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['infra/operate/*.smoke.ts'],
    provide: { sites, arn, release, siteOrigin, headers: responseHeaders(stage) },
    reporters: ['verbose'],
    // Above the function's timeout plus a cold start.
    testTimeout: 30_000,
    watch: false,
  })
  await vitest.close()
})
