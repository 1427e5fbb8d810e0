import { builtinModules } from 'node:module'
import { build, type BuildOptions, type Plugin } from 'esbuild'

/**
 * Loads Node's own modules without `import`, which reads every property of a module: on Node 24, one of `node:http` loads
 * all of `fetch` and takes 20 ms of a cold start.
 */
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

/** Bundles a function into one file. Paths are relative to the project's folder. */
export function lambdaBundle(outfile: string, entry = 'handler'): BuildOptions {
  return {
    entryPoints: [`lambda/${entry}.ts`],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    // Node 24 on Lambda, but the preview and the tests also run the bundle on a developer's Node 20.
    target: 'node24',
    // Prefer ES modules: they can be tree-shaken, and CommonJS would need a `require`, which ES modules don't have.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    // Comes with Lambda's runtime.
    external: ['@aws-sdk/*'],
    plugins: [nodeModules],
    legalComments: 'none',
    logLevel: 'warning',
  }
}

/** @returns what is in each */
export async function bundleLambdas(outfiles: Readonly<Record<'lambda' | 'heartbeat', string>>) {
  const metafile = true
  const lambda = await build({ ...lambdaBundle(outfiles.lambda), metafile })
  const heartbeat = await build({ ...lambdaBundle(outfiles.heartbeat, 'heartbeat'), metafile })
  return [lambda.metafile, heartbeat.metafile]
}
