import { readStage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { examine } from './doctor.ts'

runCommand(async () => {
  const findings = await examine(readStage())
  console.log(findings.map(({ line }) => line).join('\n'))
  if (!findings.every(({ isFine }) => isFine)) throw new CommandError('Some checks failed (✗).')
})
