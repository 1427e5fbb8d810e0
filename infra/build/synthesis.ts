import { buildArtifact } from './build-steps.ts'
import type { Artifact } from './artifact.ts'
import { runPhase } from '#infra/tools/phase.ts'
import { runNode } from '#infra/tools/run-node.ts'

/** The CDK's output folder, as in cdk.json. */
export const synthesised = 'cdk.out'

export const synthesisArtifact: Artifact = {
  sources: [
    'infra',
    'shared',
    'cdk.json',
    'package.json',
    'package-lock.json',
    buildArtifact.stampFile,
  ],
  outputs: [synthesised],
  // Written by the CDK CLI and by deployments.
  ignoredOutputs: ['synth.lock', '.cache', 'outputs.json'].map((file) => `${synthesised}/${file}`),
  stampFile: `${synthesised}/synthesised-from`,
}

/** Synthesises the stack as `npm run synth` and `npm run deploy` do. */
export async function synthesise(signal: AbortSignal): Promise<void> {
  const errorMessage = 'The stack could not be synthesised.'
  await runPhase('Synthesising the stack', () =>
    runNode(['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet'], { signal, errorMessage }),
  )
}
