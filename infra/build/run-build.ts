import { make } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { build, buildArtifact } from './build-steps.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readBuildSettings(given, readStage(given).config)
  await make(buildArtifact, settings, () => build(settings, signal))
})
