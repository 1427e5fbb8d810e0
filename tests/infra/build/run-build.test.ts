import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('neither npm run deploy nor a workflow builds a live site that contains sample data', () => {
  const cwd = temporaryFolder({ LICENSE: '(c) Mwamba\n' })
  for (const each of ['infra', 'lambda', 'shared', 'web', 'package.json', 'tsconfig.json']) {
    cpSync(each, `${cwd}/${each}`, { recursive: true })
  }
  symlinkSync(resolve('node_modules'), `${cwd}/node_modules`, 'junction')
  const config = 'export const config = { live: true }, stagingConfig = { stackName: "Trial" }'
  writeFileSync(`${cwd}/infra/stack/config.ts`, config)
  const args = ['--import', 'tsx', 'infra/build/run-build.ts', '--if-outdated']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    'A live site must not contain sample data. Replace what is listed above, or unset live.\n',
  ])
  expect(stdout).toContain('LICENSE:1: the sample’s name: “Mwamba”')
  expect(stdout).not.toContain('Bundling')
})

test('without a build, the synth fails with one sentence', async () => {
  const options = { cwd: temporaryFolder(), env: { PATH: process.env['PATH'] ?? '' } }
  const stderr = 'The build is out of date: run npm run build.\n'
  const ended = await runScript('infra/stack/main.ts', options).ended()
  expect(ended).toEqual({ exitCode: 1, stdout: '', stderr })
})
