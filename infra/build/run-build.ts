import { make, makeIfOutdated } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { build, buildArtifact } from './build-steps.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { runProgram } from '#infra/tools/steps.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const { config } = readStage(given)
  const settings = readBuildSettings(given, config)
  if (config.live) await checkBrand(signal)
  const making = process.argv.includes('--if-outdated') ? makeIfOutdated : make
  await making(buildArtifact, settings, () => build(settings, signal))
})

/** Nothing of the sample may sell. Every path to a deployment builds, on this machine and in GitHub's workflows. */
async function checkBrand(signal: AbortSignal): Promise<void> {
  const args = ['--import', 'tsx', 'web/build/check-brand.ts', '--release']
  const errorMessage =
    'A live site must have nothing of the sample company: see above, or unset live for a trial.'
  await runProgram(process.execPath, args, { signal, errorMessage })
}
