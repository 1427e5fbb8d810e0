import { build as bundle } from 'esbuild'
import { assetsFolder, serviceWorker as serviceWorkerFile } from '#infra/stack/cache-control.ts'
import { runPhase, runProgram } from '#infra/tools/run-program.ts'
import { licencesPath } from '#shared/addresses.ts'
import type { BuildSettings } from '#infra/tools/build-settings.ts'
import { built } from '#infra/tools/built.ts'
import { bundleServiceWorker, lambdaBundle } from './bundles.ts'
import { addLicences } from './licences.ts'

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
    const assets = serviceWorker ? `${built.site}/${assetsFolder}` : null
    const worker = await bundleServiceWorker(`${built.site}/${serviceWorkerFile}`, assets)
    const { metafile: api } = await bundle(lambdaBundle(built.lambda))
    const { metafile: heartbeat } = await bundle(lambdaBundle(built.heartbeat, 'heartbeat'))
    const bundles = [worker, api, heartbeat]
    addLicences(`${built.site}${licencesPath}`, 'web/src/shell/fonts/OFL.txt', bundles)
  })
}
