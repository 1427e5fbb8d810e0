import { builtinModules } from 'node:module'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

const bundle = { bundle: true, minify: true, legalComments: 'none', logLevel: 'warning' } as const

// Loads Node's modules without `import`, which reads every property: one of `node:http`'s loads all of `fetch` in 20 ms.
const nodeModules: Plugin = {
  name: 'node-modules',
  setup: (bundler) => {
    const namespace = 'node'
    const names = new RegExp(`^(node:)?(${builtinModules.join('|')})$`)
    bundler.onResolve({ filter: names }, ({ path }) => ({ path, namespace }))
    bundler.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }))
  },
}

/** The options that bundle a function into one file. Paths are relative to the project's folder. */
export function lambdaBundle(outfile: string, entry = 'handler') {
  return {
    ...bundle,
    entryPoints: [`lambda/${entry}.ts`],
    outfile,
    format: 'esm',
    platform: 'node',
    // Node 24 on Lambda, but the preview and the tests also run the bundle on a developer's Node 20.
    target: 'node24',
    // Prefer ES modules: they can be tree-shaken, and CommonJS would need `require`, which ES modules lack.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    // Comes with Lambda's runtime.
    external: ['@aws-sdk/*'],
    plugins: [nodeModules],
    metafile: true,
  } as const satisfies BuildOptions
}

/** Bundles the service worker, or one that removes an installed worker and everything it saved. */
export async function bundleServiceWorker(outfile: string, isOn: boolean): Promise<Metafile> {
  const { metafile } = await build({
    ...bundle,
    entryPoints: [`web/src/shell/service-worker/${isOn ? 'service-worker' : 'retired'}.ts`],
    outfile,
    // Some browsers can't run a module as a service worker.
    format: 'iife',
    target: 'es2022',
    // Drops Workbox's logging and assertions.
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
  })
  return metafile
}
