import { makeFrom } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { build, buildArtifact } from './build-steps.ts'
import { readStage } from './stage.ts'
import { runCommand } from './tools/command.ts'
import { readEnvironment } from './tools/environment.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readBuildSettings(given, readStage(given).config)
  await makeFrom('.', buildArtifact, settings, () => build(settings, signal))
})
