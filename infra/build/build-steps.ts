import { build as bundle } from 'esbuild'
import { serviceWorker as serviceWorkerFile } from '#infra/stack/cache-control.ts'
import { runPhase, runProgram } from '#infra/tools/run-program.ts'
import { licencesPath } from '#shared/addresses.ts'
import type { Artifact } from './artifact.ts'
import type { BuildSettings } from './build-settings.ts'
import { bundleServiceWorker, lambdaBundle } from './bundles.ts'
import { addLicences } from './licences.ts'

export const built = {
  site: 'dist/site',
  lambda: 'dist/lambda/index.mjs',
  heartbeat: 'dist/heartbeat/index.mjs',
} as const

// The lock file stands in for node_modules.
export const buildArtifact: Artifact = {
  sources: [
    'shared',
    'web',
    'lambda',
    'infra/build',
    'infra/stack/cache-control.ts',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
  stamp: 'dist/built-for',
}

const vite = 'node_modules/vite/bin/vite.js'

/** Builds everything that is deployed. */
export async function build(
  { siteOrigin, serviceWorker }: BuildSettings,
  signal: AbortSignal,
): Promise<void> {
  const runStep = (...args: readonly string[]) =>
    runProgram(process.execPath, args, {
      signal,
      // Each step is its own process, so that NODE_ENV is set before any module loads.
      env: { NODE_ENV: 'production', SITE_ORIGIN: siteOrigin },
      errorMessage: `The build failed: node ${args.join(' ')}`,
    })
  await runPhase('Bundling the browser’s scripts and styles', () =>
    runStep(vite, 'build', '--logLevel', 'warn'),
  )
  await runPhase('Prerendering the pages', async () => {
    await runStep(vite, 'build', '--logLevel', 'warn', '--ssr', 'build/prerender.ts')
    await runStep('dist/server/prerender.js')
  })
  await runPhase('Bundling the service worker and the functions', async () => {
    const worker = await bundleServiceWorker(`${built.site}/${serviceWorkerFile}`, serviceWorker)
    const { metafile: api } = await bundle(lambdaBundle(built.lambda))
    const { metafile: heartbeat } = await bundle(lambdaBundle(built.heartbeat, 'heartbeat'))
    const bundles = [worker, api, heartbeat]
    addLicences(`${built.site}${licencesPath}`, 'web/src/shell/fonts/OFL.txt', bundles)
  })
}
