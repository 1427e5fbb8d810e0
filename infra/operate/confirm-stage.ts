import { createInterface } from 'node:readline/promises'
import { readStage, type Stage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { readCommit } from '#infra/tools/files.ts'
import { keyKind, readParameter, readStack } from './aws.ts'
import { strayRelease } from './release.ts'

// Names the stack that a command is about to change, and asks for confirmation unless STAGE names it.
runCommand(async (signal) => {
  const [, , command] = process.argv
  const given = readEnvironment()
  const stage = readStage(given)
  console.log(`About to ${command} ${stage.name}, the stack ${stage.config.stackName}.`)
  if (command === 'deploy') {
    await refuseWrongKey(stage)
    const stack = await readStack(stage.config.stackName).catch(() => undefined)
    console.log(`Deployed last: ${stack?.Commit ?? 'unknown'}. Here: ${readCommit()}.`)
    const stray = stack?.Release && (await strayRelease(stack).catch(() => undefined))
    if (stray)
      console.log(
        `Rolled back: ${stray} is live, the stack has ${stack?.Release}. A deployment replaces only what differs from the stack's: afterwards, run npm run rollforward.`,
      )
  }
  if (given.STAGE !== undefined) return
  if (!process.stdin.isTTY)
    throw new CommandError('STAGE is not set. Set it to production or staging.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('STAGE is not set. Continue? (y/N) ', { signal })
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Cancelled. Nothing was changed.')
})

/** The function would refuse every buyer. A key that can't be read here is no risk: smoke test and doctor ask the function. */
async function refuseWrongKey({ config }: Stage): Promise<void> {
  const { paymentsKeyParameter: name } = config
  const key = await readParameter(name).catch(() => undefined)
  const { kind, isRight = true } = key ? keyKind(key.Value, config) : {}
  if (!isRight) throw new CommandError(`${name} holds ${kind}. See Go live in docs/deploy.md.`)
}
