import { buildArtifact } from './build-steps.ts'
import type { Artifact } from './artifact.ts'
import { runPhase } from '#infra/tools/phase.ts'
import { runProgram } from '#infra/tools/run-program.ts'

/** The CDK's output folder, as in cdk.json. */
export const synthesised = 'cdk.out'

export const synthesisArtifact: Artifact = {
  sources: ['infra/stack', 'cdk.json', buildArtifact.stamp],
  stamp: `${synthesised}/synthesised-for`,
}

export async function synthesise(signal: AbortSignal): Promise<void> {
  const args = ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet']
  const errorMessage = 'The stack could not be synthesised.'
  await runPhase('Synthesising the stack', () =>
    runProgram(process.execPath, args, { signal, errorMessage }),
  )
}
