import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runFile } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function urlOf(file: string): string {
  return JSON.stringify(new URL(`../../../infra/${file}`, import.meta.url).href)
}

/** Runs a command that synthesises with this script instead of the CDK CLI, and then keeps running. */
function synthesiseWith(cdk: string) {
  const cwd = temporaryFolder({
    'node_modules/aws-cdk/bin/cdk': cdk,
    'program.mts': `
      import { runCommand } from ${urlOf('tools/command.ts')}
      import { synthesise } from ${urlOf('build/synthesis.ts')}
      runCommand(async (signal) => {
        await synthesise(signal)
        setTimeout(() => {}, 60_000)
        console.log('synthesised')
        return { close: async () => {} }
      })`,
  })
  return runFile(join(cwd, 'program.mts'), { cwd, env: {} })
}

test('a failed synth is reported in one sentence', async () => {
  const { exitCode, stderr } = await synthesiseWith('process.exit(3)').ended()
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: 'The stack could not be synthesised.\n',
  })
})

test('stopping a synth stops its child processes', async () => {
  const app = 'console.log("the app runs"); setTimeout(() => {}, 600_000)'
  const { printed, kill, ended } = synthesiseWith(
    `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(app)}], { stdio: 'inherit' })`,
  )
  await printed('the app runs')
  kill('SIGTERM')
  // The output closes when the last child process has exited.
  expect(await ended()).toMatchObject({ exitCode: 1, stderr: '' })
})
