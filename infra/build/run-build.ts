import { isUpToDate, make } from '#infra/tools/artifact.ts'
import { readBuildSettings } from '#infra/tools/build-settings.ts'
import { build } from './build-steps.ts'
import { buildArtifact } from '#infra/tools/built.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { runProgram } from '#infra/tools/run-program.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const { config } = readStage(given)
  const settings = readBuildSettings(given, config)
  if (config.live) await checkBrand(signal)
  if (process.argv.includes('--if-outdated') && isUpToDate(buildArtifact, settings)) return
  await make(buildArtifact, settings, () => build(settings, signal))
})

/** The sample company must not sell anything. Every deployment builds first, from here and in GitHub's workflows. */
async function checkBrand(signal: AbortSignal): Promise<void> {
  const args = ['--import', 'tsx', 'web/build/check-brand.ts']
  const errorMessage =
    'A live site must not contain sample data. Replace what is listed above, or unset live.'
  await runProgram(process.execPath, args, { signal, errorMessage })
}
