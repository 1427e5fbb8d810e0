import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate, makeFrom } from '#infra/artifact.ts'
import { synthesised, synthesisArtifact } from '#infra/synthesis.ts'
import { runFile } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

function urlOf(file: string): string {
  return JSON.stringify(new URL(`../../infra/${file}`, import.meta.url).href)
}

/** Runs a command that synthesises by another program in the CDK's place, and then stays. */
function synthesiseBy(cdk: string) {
  const cwd = temporaryFolder({
    'node_modules/aws-cdk/bin/cdk': cdk,
    'program.mts': `
      import { runCommand } from ${urlOf('tools/command.ts')}
      import { synthesise } from ${urlOf('synthesis.ts')}
      runCommand(async (signal) => {
        await synthesise(signal)
        setTimeout(() => {}, 60_000)
        console.log('synthesised')
        return { close: async () => {} }
      })`,
  })
  return runFile(join(cwd, 'program.mts'), { cwd, env: {} })
}

test('a synthesis that fails is told in a sentence', async () => {
  const { exitCode, stderr } = await synthesiseBy('process.exit(3)').ended()
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: 'The stack could not be synthesised.\n',
  })
})

test('a command that is ended long after its synthesis ends well', async () => {
  const { output, kill, ended } = synthesiseBy('')
  await expect.poll(() => output.stdout).toContain('synthesised')
  kill('SIGTERM')
  expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
})

test('a synthesis that is ended takes the processes that it started with it', async () => {
  const app = 'console.log("the app runs"); setTimeout(() => {}, 600_000)'
  const { output, kill, ended } = synthesiseBy(
    `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(app)}], { stdio: 'inherit' })`,
  )
  await expect.poll(() => output.stdout).toContain('the app runs')
  kill('SIGTERM')
  // Its output closes when the last of its processes has ended.
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
