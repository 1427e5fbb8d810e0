import { recordBuild } from './build-record.ts'
import { build } from './build-steps.ts'
import { runCommand } from './local/command.ts'

runCommand(async (signal) => {
  await recordBuild('.', () => build(signal))
})
