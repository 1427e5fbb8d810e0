import type { BuildOptions } from 'esbuild'
import { build } from 'esbuild'

/** How the function is bundled into one file without dependencies. The paths are relative to the project's folder. */
export function lambdaBundle(outfile: string): BuildOptions & { readonly outfile: string } {
  return {
    entryPoints: ['lambda/handler.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    // The oldest Node that runs the file: the developer's own, below the one in the cloud.
    target: 'node20.19',
    // ES modules first: they can be shaken, and packages of CommonJS would need a `require` that a module hasn't got.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    legalComments: 'none',
    logLevel: 'warning',
  }
}

/** Writes the function's bundle. */
export async function bundleLambda(outfile: string): Promise<void> {
  await build(lambdaBundle(outfile))
}
