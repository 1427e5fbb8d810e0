import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildArtifact } from './build-steps.ts'
import type { Artifact } from './artifact.ts'
import { CommandError } from './local/command.ts'

/** Where the CDK puts what it makes: see cdk.json. */
export const synthesised = 'cdk.out'

/** What the CDK makes of what is built. */
export const synthesisArtifact: Artifact = {
  sources: [
    'infra',
    'shared',
    'cdk.json',
    'package.json',
    'package-lock.json',
    buildArtifact.record,
  ],
  outputs: [synthesised],
  // Of the CDK's command, and of a deployment.
  notOutputs: ['synth.lock', '.cache', 'outputs.json'].map((file) => `${synthesised}/${file}`),
  record: `${synthesised}/synthesised-from`,
}

/** Synthesises the stack as `npm run synth` and `npm run deploy` do. */
export async function synthesise(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const args = ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet']
  // The command starts the app in a process of its own. As a group they end together.
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid)
  signal.addEventListener('abort', endGroup)
  try {
    await once(child, 'exit')
  } finally {
    // Later there is no such group, or another one.
    signal.removeEventListener('abort', endGroup)
  }
  if (child.exitCode !== 0) throw new CommandError('The stack could not be synthesised.')
}
