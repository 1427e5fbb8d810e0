import { createInterface } from 'node:readline/promises'
import { readStage, type Stage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { keyKindOf, readParameter } from './aws.ts'

// Before a command that changes a stack: says which one, and asks if STAGE doesn't name it.
runCommand(async (signal) => {
  const [, , command] = process.argv
  const given = readEnvironment()
  const stage = readStage(given)
  console.log(`About to ${command} ${stage.name}, the stack ${stage.config.stackName}.`)
  if (command === 'deploy') await refuseUnusedKey(stage)
  if (given.STAGE !== undefined) return
  if (!process.stdin.isTTY)
    throw new CommandError('STAGE must be set to production or staging: nobody can be asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('STAGE is not set. Go on? (y/N) ', { signal })
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was changed.')
})

/** Without `live`, the function refuses a live key. Without the right to read it, the stack is none the less safe. */
async function refuseUnusedKey({ config: { live, paymentsKeyParameter } }: Stage): Promise<void> {
  if (live) return
  const key = await readParameter(paymentsKeyParameter).catch(() => undefined)
  if (key === undefined || keyKindOf(key.Value) !== 'a live key') return
  throw new CommandError(
    `${paymentsKeyParameter} holds a live key: set live in infra/stack/config.ts, or store a test key for a trial.`,
  )
}
