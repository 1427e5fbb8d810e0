import type { OxlintConfig, OxlintOverride } from 'oxlint'

// What each room of the repository may import besides its own './neighbour.ts': files of other rooms, by alias, and
// packages. A file outside these rooms may import nothing. Where several rooms match a file, the last one counts.
//
// zod is imported by shared/schema.ts, which sets it up for the site's Content-Security-Policy; react-redux's hooks by
// web/src/state/hooks.ts, which gives them the store's types.
//
// `npm run boundaries` writes the linter's rules to boundaries.json: oxlint reads TypeScript only on Node 22.18 or later.

type Room = {
  readonly files: string
  // In these patterns, `*` stops at a slash, and `**` stands between slashes.
  readonly rooms: readonly string[]
  readonly packages: readonly string[]
  /** Refused although the lists above allow it. */
  readonly except?: readonly string[]
  /** Packages of which only these names may be imported. */
  readonly names?: Readonly<Record<string, readonly string[]>>
}

const shared = '#shared/**'
const web = (...rooms: readonly string[]) => rooms.map((room) => `#web/${room}/**`)
const infra = ['#infra/**', '#lambda/deployment.ts']

const node = ['node:*', 'node:*/*']
const drawing = ['react', 'react-router-dom', 'clsx', '@mui/material/**']

const rooms: readonly Room[] = [
  {
    files: '{boundaries,playwright.config,vite.config,vitest.config}.ts',
    rooms: [],
    packages: ['**/*'],
    except: ['#tests/**', 'zod', 'zod/**'],
  },
  { files: 'tests/**', rooms: [], packages: ['**/*'], except: ['zod', 'zod/**'] },

  { files: 'shared/**', rooms: [], packages: [] },
  { files: 'shared/schema.ts', rooms: [], packages: ['zod/mini'] },

  { files: 'lambda/**', rooms: [shared], packages: [...node, 'stripe'] },

  {
    files: 'infra/**',
    rooms: [shared, ...infra],
    packages: [
      ...node,
      'aws-cdk-lib',
      'aws-cdk-lib/*',
      'cdk-nag',
      'constructs',
      'esbuild',
      'vite',
      // The smoke test.
      '@aws-sdk/*',
      'vitest',
      'vitest/*',
    ],
    except: ['./local/**', '#infra/local/**'],
  },
  { files: 'infra/tools/**', rooms: [shared, '#infra/tools/**'], packages: node },
  {
    files: 'infra/local/**',
    rooms: [shared, ...infra],
    packages: [
      ...node,
      '@hono/*',
      'ajv',
      'ajv/*',
      'esbuild',
      'hono',
      'hono/*',
      'mrmime',
      'qs',
      'stripe',
      'vite',
    ],
  },

  // The build's own scripts, run by Node.
  {
    files: 'web/*.ts',
    rooms: [shared, '#web/**'],
    packages: [...node, '@resvg/resvg-wasm', 'subset-font'],
  },

  { files: 'web/src/content/**', rooms: [shared, ...web('content', 'lib')], packages: [] },
  // Knows nothing of this product.
  { files: 'web/src/lib/**', rooms: [shared, ...web('lib')], packages: ['react'] },
  {
    files: 'web/src/state/**',
    rooms: [shared, ...web('state', 'content', 'lib')],
    packages: ['react', '@reduxjs/toolkit', 'redux-persist', 'redux-persist/**'],
  },
  { files: 'web/src/state/hooks.ts', rooms: [], packages: ['react-redux'] },
  {
    files: 'web/src/components/**',
    rooms: [shared, ...web('components', 'content', 'lib')],
    packages: drawing,
  },
  // Drawn from props: no state.
  {
    files: 'web/src/sections/**',
    rooms: [shared, ...web('sections', 'components', 'content', 'lib')],
    packages: drawing,
  },
  // No feature imports another: what they share is in state/.
  {
    files: 'web/src/features/**',
    rooms: [shared, ...web('sections', 'components', 'state', 'content', 'lib')],
    packages: [...drawing, '@reduxjs/toolkit'],
  },
  {
    files: 'web/src/pages/**',
    rooms: [
      shared,
      ...web('pages', 'features', 'sections', 'components', 'state', 'content', 'lib'),
    ],
    packages: drawing,
  },
  {
    files: 'web/src/{*,app/**}',
    rooms: [shared, '#web/*/**'],
    packages: [...drawing, 'react-dom', 'react-dom/*', 'react-redux', 'sonner'],
    names: { 'react-redux': ['Provider'] },
  },
]

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator']
const nodeGlobals = ['process', 'Buffer']
// Neither clock nor chance nor network: shared/ computes the same at every time and in every place.
const impure = [
  'Date',
  'crypto',
  'fetch',
  'performance',
  'setImmediate',
  'setInterval',
  'setTimeout',
]

const globals = [
  { files: '{infra,lambda}/**', names: browserGlobals },
  { files: 'web/*.ts', names: browserGlobals },
  { files: 'web/src/**', names: nodeGlobals },
  { files: 'shared/**', names: [...browserGlobals, ...nodeGlobals, ...impure] },
]

// A pattern without a slash would match the last step of any path: 'react' would allow '@emotion/react'.
const whole = (pattern: string) => (pattern.includes('/') ? pattern : `{${pattern},${pattern}/}`)

function allowOnly({ files, rooms: others, packages, except = [], names = {} }: Room) {
  const allowed = ['./**', ...others, ...packages]
  const message = `${files} may import ${allowed.join(', ')}: see boundaries.ts.`
  const group = ['*', ...allowed.map((each) => `!${whole(each)}`), ...except, '**/../**']
  const paths = Object.entries(names).map(([name, allowImportNames]) => ({
    name,
    allowImportNames: [...allowImportNames],
    message: `${files} may import only ${allowImportNames.join(', ')} from it: see boundaries.ts.`,
  }))
  return restrict(files, {
    'no-restricted-imports': [
      'error',
      { paths, patterns: [{ group, caseSensitive: true, message }] },
    ],
  })
}

function restrict(files: string, rules: OxlintOverride['rules'] & object): OxlintOverride {
  return { files: [files], rules }
}

/** The part of the linter's configuration that follows from the tables. */
export const boundaries: OxlintConfig = {
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: ['*'], message: 'boundaries.ts names no room for this file.' }] },
    ],
  },
  overrides: [
    ...rooms.map(allowOnly),
    ...globals.map(({ files, names }) =>
      restrict(files, {
        'no-restricted-globals': ['error', { globals: names, checkGlobalObject: true }],
      }),
    ),
    restrict('shared/**', {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    }),
  ],
}
