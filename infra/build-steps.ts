import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Artifact } from './artifact.ts'
import type { BuildSettings } from './build-settings.ts'
import { bundleLambda } from './bundle-lambda.ts'
import { CommandError } from './local/command.ts'

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
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
  outputs: [built.site, built.lambda],
  record: 'dist/built-from',
}

const vite = 'node_modules/vite/bin/vite.js'

/** Runs one step in a process of its own, which sees a production environment from its first line. */
async function runNode(
  args: readonly string[],
  { siteOrigin }: BuildSettings,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: siteOrigin },
    signal,
  })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new CommandError(`The build failed: node ${args.join(' ')}`)
}

/**
 * Builds what is deployed: the pages' scripts and styles, the pages themselves, the function.
 *
 * @param signal - ends the step that is running
 */
export async function build(settings: BuildSettings, signal: AbortSignal): Promise<void> {
  await runNode([vite, 'build', '--logLevel', 'warn'], settings, signal)
  await runNode([vite, 'build', '--logLevel', 'warn', '--ssr', 'prerender.ts'], settings, signal)
  await runNode(['dist/server/prerender.js'], settings, signal)
  await bundleLambda(built.lambda)
}
