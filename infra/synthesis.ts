import { buildArtifact } from './build-steps.ts'
import type { Artifact } from './artifact.ts'
import { runNode } from './tools/run-node.ts'

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
  const failure = 'The stack could not be synthesised.'
  await runNode(['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet'], { signal, failure })
}
