import { appendFileSync } from 'node:fs'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { fail, readStack } from './aws.ts'
import { rollBackRelease } from './release.ts'

// Runs in .github/workflows/rollback.yml, whose next job verifies the rollback. Node runs this file unbuilt. The only packages
// that it loads are AWS's and valibot.
runCommand(async () => {
  const { config } = readStage(readEnvironment())
  const stack = await readStack(config.stackName)
  await rollBackRelease(stack).catch(fail)
  const { GITHUB_OUTPUT = '/dev/stdout' } = process.env
  appendFileSync(GITHUB_OUTPUT, `site=${stack.sites[0]}\nfunction=${stack.LiveFunction}\n`)
})
