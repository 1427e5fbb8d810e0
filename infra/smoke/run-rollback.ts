import { appendFileSync } from 'node:fs'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { fail, readStack } from './aws.ts'
import { rollBackRelease } from './release.ts'

// The rollback of .github/workflows/rollback.yml, whose next job verifies it. Node runs it as it is: of the packages it loads
// AWS's and zod alone.
runCommand(async () => {
  const { config } = readStage(readEnvironment())
  const stack = await readStack(config.stackName)
  await rollBackRelease(stack).catch(fail)
  const { GITHUB_OUTPUT = '/dev/stdout' } = process.env
  appendFileSync(GITHUB_OUTPUT, `site=${stack.sites[0]}\nfunction=${stack.arn}\n`)
})
