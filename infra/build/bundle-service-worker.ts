import { build, type Metafile } from 'esbuild'

/**
 * @param isOn - if false, the file removes an installed worker and everything it saved
 * @returns what is in it
 */
export async function bundleServiceWorker(outfile: string, isOn: boolean): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [`web/src/shell/service-worker/${isOn ? 'service-worker' : 'retired'}.ts`],
    outfile,
    bundle: true,
    metafile: true,
    minify: true,
    // Some browsers can't run a module as a service worker.
    format: 'iife',
    target: 'es2022',
    // Drops Workbox's logging and assertions.
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  })
  return metafile
}
