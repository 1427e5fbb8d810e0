import { build } from 'esbuild'

/**
 * Bundles the service worker.
 *
 * @param isOn - if not, the file removes the worker that browsers have, and all that it saved
 */
export async function bundleServiceWorker(outfile: string, isOn: boolean): Promise<void> {
  await build({
    entryPoints: [`web/src/shell/service-worker/${isOn ? 'service-worker' : 'retired'}.ts`],
    outfile,
    bundle: true,
    minify: true,
    // Not every browser runs modules as service workers.
    format: 'iife',
    target: 'es2022',
    // Workbox leaves its log and its checks out.
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  })
}
