import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate, makeFrom } from '#infra/build/artifact.ts'
import { synthesised, synthesisArtifact } from '#infra/build/synthesis.ts'
import { runFile } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

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

test('a command stopped after its synth exits with code 0', async () => {
  const { output, kill, ended } = synthesiseWith('')
  await expect.poll(() => output.stdout).toContain('synthesised')
  kill('SIGTERM')
  expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
})

test('stopping a synth stops its child processes', async () => {
  const app = 'console.log("the app runs"); setTimeout(() => {}, 600_000)'
  const { output, kill, ended } = synthesiseWith(
    `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(app)}], { stdio: 'inherit' })`,
  )
  await expect.poll(() => output.stdout).toContain('the app runs')
  kill('SIGTERM')
  // The output closes when the last child process has exited.
  expect(await ended()).toMatchObject({ exitCode: 1, stderr: '' })
})

test.each([
  ['outputs.json', true],
  ['.cache/assets.json', true],
  ['synth.lock', true],
  ['Site.template.json', false],
])('a synthesis whose %s is written later is up to date: %s', async (file, expected) => {
  const root = temporaryFolder()
  await makeFrom(root, synthesisArtifact, null, async () =>
    writeFiles(root, { [`${synthesised}/Site.template.json`]: '{}' }),
  )
  writeFiles(root, { [`${synthesised}/${file}`]: 'later' })
  expect(await isUpToDate(root, synthesisArtifact, null)).toBe(expected)
})
