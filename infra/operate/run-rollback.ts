import { appendFileSync } from 'node:fs'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { fail, readStack } from './aws.ts'
import { changeRelease } from './release.ts'
import { readCommandLine } from './targets.ts'

// Runs in .github/workflows/rollback.yml, whose next job verifies the rollback. Node runs this file unbuilt. The only packages
// that it loads are AWS's and valibot.
runCommand(async () => {
  const { config } = readStage()
  const stack = await readStack(config.stackName)
  const { direction = 'back' } = readCommandLine(process.argv.slice(2))
  const release = await changeRelease(stack, direction).catch(fail)
  const { GITHUB_OUTPUT = '/dev/stdout' } = process.env
  const outputs = { site: stack.sites[0], function: stack.LiveFunction, release }
  for (const [name, value] of Object.entries(outputs))
    appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`)
})
