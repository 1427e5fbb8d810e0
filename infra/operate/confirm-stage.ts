import { createInterface } from 'node:readline/promises'
import { readStage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { readCommit } from '#infra/tools/files.ts'
import { readStack } from './aws.ts'

// Names the stack that a command is about to change, and asks for confirmation unless STAGE names it.
runCommand(async (signal) => {
  const [, , command] = process.argv
  const given = readEnvironment()
  const stage = readStage(given)
  console.log(`About to ${command} ${stage.name}, the stack ${stage.config.stackName}.`)
  if (command === 'deploy') {
    const stack = await readStack(stage.config.stackName).catch(() => undefined)
    console.log(`Deployed last: ${stack?.Commit ?? 'unknown'}. Here: ${readCommit()}.`)
  }
  if (given.STAGE !== undefined) return
  if (!process.stdin.isTTY)
    throw new CommandError('STAGE is not set. Set it to production or staging.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('STAGE is not set. Continue? (y/N) ', { signal })
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Cancelled. Nothing was changed.')
})
