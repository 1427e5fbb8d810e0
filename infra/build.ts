import { makeFrom } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { build, buildArtifact } from './build-steps.ts'
import { config } from './config.ts'
import { parseConfig } from './config-schema.ts'
import { runCommand } from './tools/command.ts'
import { readEnvironment } from './tools/environment.ts'

runCommand(async (signal) => {
  const settings = readBuildSettings(readEnvironment(), parseConfig(config))
  await makeFrom('.', buildArtifact, settings, () => build(settings, signal))
})
