import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as steps from '#infra/build/build-steps.ts'
import { freePort } from '#tests/support/started-site.ts'
import { serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { synthesisedFolder } from './started-preview.ts'

const script = 'infra/local/start.ts'

const synthesised = synthesisedFolder({
  'lambda/index.mjs': `export const handler = () => {
    console.log('The call has begun')
    return new Promise(() => setInterval(() => {}, 1000))
  }`,
})

/** A project whose build and synthesis are up to date. */
function madeProject(): string {
  const sources = [...steps.buildArtifact.sources, 'cdk.json'].map((file) => [file, ''] as const)
  const cwd = temporaryFolder({
    ...Object.fromEntries(sources),
    [steps.buildArtifact.stamp]: JSON.stringify({ siteOrigin: undefined, serviceWorker: true }),
  })
  cpSync(synthesised.folder, join(cwd, steps.synthesised), {
    recursive: true,
    // The archived AWS CLI has 22 MB.
    filter: (path) => !path.endsWith('.zip'),
  })
  writeFiles(cwd, { [steps.synthesisArtifact.stamp]: JSON.stringify({ stackName: 'Site' }) })
  return cwd
}

test('a signal ends everything, in the middle of a call', async () => {
  const port = await freePort()
  const options = { cwd: madeProject(), env: { PORT: String(port) } }
  const { kill, ended, printed, output } = runScript(script, options)
  await printed('Ctrl-C')
  const url = `http://localhost:${port}/api/waits`
  const [, standIn = ''] = /local stand-in at (http:\S+), no card/.exec(output.stdout) ?? []
  expect((await fetch(standIn)).status).toBe(404)
  const waiting = fetch(url).catch(String)
  await printed('The call has begun')
  kill('SIGINT')
  expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
  for (const outcome of [waiting, fetch(url).catch(String), fetch(standIn).catch(String)]) {
    expect(await outcome).toBe('TypeError: fetch failed')
  }
})

// The ports are checked before anything is built.
test('a port in use makes the start fail with a sentence', async () => {
  const { port } = await serve(() => {})
  const options = { cwd: temporaryFolder(), env: { PORT: String(port) } }
  const { ended } = runScript(script, options)
  const stderr = `Port ${port} is in use. Set PORT or PAYMENTS_PORT to another one.\n`
  expect(await ended()).toEqual({ exitCode: 1, stdout: '', stderr })
})

test('stopping a start during its synth also stops the synth and its child processes', async () => {
  const app = 'console.log("the app runs"); setTimeout(() => {}, 600_000)'
  const cdk = `require('child_process').spawnSync(process.execPath, ['-e', '${app}'], { stdio: 'inherit' })`
  const cwd = madeProject()
  writeFiles(cwd, { [steps.synthesisArtifact.stamp]: '', 'node_modules/aws-cdk/bin/cdk': cdk })
  const options = { cwd, env: { PORT: String(await freePort()) } }
  const { printed, kill, ended } = runScript(script, options)
  await printed('the app runs')
  kill('SIGTERM')
  // The output closes when the last child process has exited.
  expect(await ended()).toMatchObject({ exitCode: 1, stderr: '' })
})
