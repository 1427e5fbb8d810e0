import { isUpToDate, make } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { build, buildArtifact } from './build-steps.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readBuildSettings(given, readStage(given).config)
  if (process.argv.includes('--if-outdated') && isUpToDate(buildArtifact, settings)) return
  await make(buildArtifact, settings, () => build(settings, signal))
})
