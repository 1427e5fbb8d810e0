import type { OxlintConfig, OxlintOverride } from 'oxlint'

// What each folder may import besides its own files ('./neighbour.ts'): files in other folders, by alias, and packages. A
// file that no entry matches may import nothing. If several entries match a file, the last one counts.
//
// zod is imported by shared/schema.ts, which sets it up for the site's Content-Security-Policy; react-redux's hooks by
// web/src/state/hooks.ts, which gives them the store's types.
//
// `npm run boundaries` writes the linter's rules to boundaries.json: oxlint reads TypeScript only on Node 22.18 or later.

type Folder = {
  readonly files: string
  // In these patterns `*` doesn't match slashes, and `**` has to be a whole path segment.
  readonly folders: readonly string[]
  readonly packages: readonly string[]
  /** Rejected even though the lists above allow it. */
  readonly except?: readonly string[]
  /** Packages from which only these names may be imported. */
  readonly names?: Readonly<Record<string, readonly string[]>>
}

const shared = '#shared/**'
const web = (...folders: readonly string[]) => folders.map((folder) => `#web/${folder}/**`)
const infra = ['#infra/**', '#lambda/deployment.ts']

const node = ['node:*', 'node:*/*']
const drawing = ['react', 'react-router-dom', 'clsx', '@mui/material/**']

const folderRules: readonly Folder[] = [
  {
    files: '{boundaries,playwright.config,vite.config,vitest.config,vitest.mutation.config}.ts',
    folders: [],
    packages: ['**/*'],
    except: ['#tests/**', 'zod', 'zod/**'],
  },
  { files: 'tests/**', folders: [], packages: ['**/*'], except: ['zod', 'zod/**'] },

  // Runs in jobs that install no packages.
  { files: '.github/**', folders: [], packages: node },

  { files: 'shared/**', folders: [], packages: [] },
  { files: 'shared/schema.ts', folders: [], packages: ['zod/mini'] },

  { files: 'lambda/**', folders: [shared], packages: [...node, 'stripe'] },
  { files: 'lambda/heartbeat.ts', folders: [shared], packages: ['@aws-sdk/client-lambda'] },

  {
    files: 'infra/**',
    folders: [shared, ...infra],
    packages: [
      ...node,
      'aws-cdk-lib',
      'aws-cdk-lib/*',
      'cdk-nag',
      'constructs',
      'esbuild',
      'vite',
      // The smoke test's runner.
      'vitest/node',
    ],
    except: ['./local/**', '#infra/local/**'],
  },
  {
    files: 'infra/smoke/**',
    folders: [shared, ...infra, '#lambda/dry-run-event.ts'],
    packages: [...node, '@aws-sdk/client-lambda', 'vitest'],
    except: ['#infra/local/**'],
  },
  { files: 'infra/tools/**', folders: [shared, '#infra/tools/**'], packages: node },
  {
    files: 'infra/local/**',
    folders: [shared, ...infra],
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
    folders: [shared, '#web/**'],
    packages: [
      ...node,
      '@capsizecss/unpack',
      'postcss',
      '@resvg/resvg-wasm',
      'subset-font',
      'svgo',
      'vite',
    ],
  },

  { files: 'web/src/content/**', folders: [shared, ...web('content', 'lib')], packages: [] },
  {
    files: 'web/src/content/icons.ts',
    folders: [shared, ...web('content', 'lib')],
    packages: ['lucide'],
  },
  // Knows nothing about this product.
  { files: 'web/src/lib/**', folders: [shared, ...web('lib')], packages: ['react'] },
  {
    files: 'web/src/state/**',
    folders: [shared, ...web('state', 'content', 'lib')],
    packages: ['react', '@reduxjs/toolkit', 'redux-persist', 'redux-persist/**'],
  },
  { files: 'web/src/state/hooks.ts', folders: [], packages: ['react-redux'] },
  {
    files: 'web/src/components/**',
    folders: [shared, ...web('components', 'content', 'lib')],
    packages: [...drawing, 'react-dom'],
    // What is printed in place of the page.
    names: { 'react-dom': ['createPortal', 'flushSync'] },
  },
  // Render props only: no state.
  {
    files: 'web/src/sections/**',
    folders: [shared, ...web('sections', 'components', 'content', 'lib')],
    packages: drawing,
  },
  // No feature imports another; what they share is in state/.
  {
    files: 'web/src/features/**',
    folders: [shared, ...web('sections', 'components', 'state', 'content', 'lib')],
    packages: [...drawing, '@reduxjs/toolkit'],
  },
  {
    files: 'web/src/pages/**',
    folders: [
      shared,
      ...web('pages', 'features', 'sections', 'components', 'state', 'content', 'lib'),
    ],
    packages: drawing,
  },
  {
    files: 'web/src/{*,app/**}',
    folders: [shared, '#web/*/**'],
    packages: [...drawing, 'react-dom', 'react-dom/*', 'react-redux', 'sonner'],
    names: { 'react-redux': ['Provider'] },
  },
  {
    files: 'web/src/service-worker/**',
    folders: ['#shared/addresses.ts', '#web/app/saved-notice-id.ts', ...web('content', 'lib')],
    packages: ['workbox-*', 'workbox-core/types.js'],
  },
]

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator']
const nodeGlobals = ['process', 'Buffer']
// No clock, randomness or network: shared/ is deterministic.
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

// A pattern without a slash matches the last segment of any path: 'react' would allow '@emotion/react'.
const whole = (pattern: string) => (pattern.includes('/') ? pattern : `{${pattern},${pattern}/}`)

function allowOnly({ files, folders, packages, except = [], names = {} }: Folder) {
  const allowed = ['./**', ...folders, ...packages]
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

/** The linter's rules for these tables. */
export const boundaries: OxlintConfig = {
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: ['*'], message: 'boundaries.ts has no entry for this file.' }] },
    ],
  },
  overrides: [
    ...folderRules.map(allowOnly),
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
