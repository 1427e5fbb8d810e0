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
  outputs: ['manifest.json', 'Site.assets.json', 'Site.template.json'].map(
    (file) => `${synthesised}/${file}`,
  ),
  record: `${synthesised}/synthesised-from`,
}

/** Synthesises the stack as `npm run synth` and `npm run deploy` do. */
export async function synthesise(signal: AbortSignal): Promise<void> {
  const args = ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], signal })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new CommandError('The stack could not be synthesised.')
}
