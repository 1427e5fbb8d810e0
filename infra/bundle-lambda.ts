import type { BuildOptions } from 'esbuild'
import { build } from 'esbuild'

/** Bundles the function into one file without dependencies. Paths are relative to the project's folder. */
export function lambdaBundle(outfile: string): BuildOptions & { readonly outfile: string } {
  return {
    entryPoints: ['lambda/handler.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    // The oldest Node that runs the bundle: a developer's. Lambda's is newer.
    target: 'node20.19',
    // Prefer ES modules: they can be tree-shaken, and CommonJS would need a `require`, which ES modules don't have.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    legalComments: 'none',
    logLevel: 'warning',
  }
}

export async function bundleLambda(outfile: string): Promise<void> {
  await build(lambdaBundle(outfile))
}
