import { recordBuild } from './build-record.ts'
import { readBuildSettings } from './build-settings.ts'
import { build } from './build-steps.ts'
import { runCommand } from './local/command.ts'
import { readEnvironment } from './local/environment.ts'

runCommand(async (signal) => {
  const settings = readBuildSettings(readEnvironment())
  await recordBuild('.', settings, () => build(settings, signal))
})
