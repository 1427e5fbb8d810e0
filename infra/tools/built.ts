import type { Artifact } from './artifact.ts'

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
  stamp: 'dist/built-from',
}
