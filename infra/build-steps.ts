import type { Artifact } from './artifact.ts'
import type { BuildSettings } from './build-settings.ts'
import { bundleLambda } from './bundle-lambda.ts'
import { runNode } from './tools/run-node.ts'

/** Where the build puts what is deployed, relative to the project's folder. */
export const built = { site: 'dist/site', lambda: 'dist/lambda/index.mjs' } as const

/** What the build makes, from what. The lock file stands for the packages. */
export const buildArtifact: Artifact = {
  sources: [
    'shared',
    'web',
    'lambda',
    'infra/build-steps.ts',
    'infra/bundle-lambda.ts',
    'infra/tools/run-node.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
  outputs: [built.site, built.lambda],
  record: 'dist/built-from',
}

const vite = 'node_modules/vite/bin/vite.js'

/**
 * Builds what is deployed: the pages' scripts and styles, the pages themselves, the function.
 *
 * @param signal - ends the step that is running
 */
export async function build({ siteOrigin }: BuildSettings, signal: AbortSignal): Promise<void> {
  const runStep = (...args: readonly string[]) =>
    runNode(args, {
      signal,
      // In a process of its own, a step sees a production environment from its first line.
      env: { NODE_ENV: 'production', SITE_ORIGIN: siteOrigin },
      failure: `The build failed: node ${args.join(' ')}`,
    })
  await runStep(vite, 'build', '--logLevel', 'warn')
  await runStep(vite, 'build', '--logLevel', 'warn', '--ssr', 'prerender.ts')
  await runStep('dist/server/prerender.js')
  await bundleLambda(built.lambda)
}
