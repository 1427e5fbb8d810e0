import { builtinModules } from 'node:module'
import type { BuildOptions, Plugin } from 'esbuild'

/**
 * The oldest browsers that can buy (docs/decisions/pages.md): Windows 7's and 8's last Chromium, the first Safari
 * with container queries, and the first Firefox with `:has()`. The build lowers syntax to them; tests/build/files.test.ts
 * reads what it can't lower. Older ones read, and boot.ts says whom to write to.
 */
export const oldestBrowsers = ['chrome109', 'safari16.0', 'firefox121']

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

/** The options that bundle the function into one file. Paths are relative to the project's folder. */
export function lambdaBundle(outfile: string) {
  return {
    ...bundle,
    entryPoints: ['lambda/handler.ts'],
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
