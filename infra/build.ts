import { makeFrom } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { build, buildArtifact } from './build-steps.ts'
import { runCommand } from './local/command.ts'
import { readEnvironment } from './local/environment.ts'

runCommand(async (signal) => {
  const settings = readBuildSettings(readEnvironment())
  await makeFrom('.', buildArtifact, settings, () => build(settings, signal))
})
