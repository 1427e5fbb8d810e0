import { createInterface } from 'node:readline/promises'
import { readStage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'

// Before a command that changes a stack: says which one, and asks if STAGE doesn't name it.
runCommand(async (signal) => {
  const given = readEnvironment()
  const { name, config } = readStage(given)
  console.log(`About to ${process.argv[2]} ${name}, the stack ${config.stackName}.`)
  if (given.STAGE !== undefined) return
  if (!process.stdin.isTTY) {
    throw new CommandError(
      'STAGE is not set, and nobody can be asked: set it to production or staging.',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('STAGE is not set. Go on? (y/N) ', { signal })
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was changed.')
})
