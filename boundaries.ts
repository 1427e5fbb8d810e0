import type { OxlintConfig, OxlintOverride } from 'oxlint'

// What each folder may import besides its own files ('./neighbour.ts'): files in other folders, by alias, and packages. A
// file that no entry matches may import nothing. If several entries match a file, the last one counts.
//
// zod is imported by shared/schema.ts, which sets it up for the site's Content-Security-Policy; react-redux's hooks by
// web/src/quote/store/hooks.ts, which gives them the store's types.
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
const preview = ['@hono/*', 'esbuild', 'hono', 'hono/*', 'mrmime', 'vite']
const react = ['react', 'react-router-dom', 'clsx']

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

  { files: 'lambda/**', folders: [shared], packages: node },
  { files: 'lambda/*/*.ts', folders: [shared, '#lambda/*.ts'], packages: [...node, 'stripe'] },
  { files: 'lambda/heartbeat.ts', folders: [shared], packages: ['@aws-sdk/client-lambda'] },

  {
    files: 'infra/tools/**',
    folders: [shared, '#infra/tools/**', '#lambda/deployment.ts'],
    packages: node,
  },
  {
    files: 'infra/{stack,build}/**',
    folders: [shared, ...infra],
    packages: [...node, 'aws-cdk-lib', 'aws-cdk-lib/*', 'cdk-nag', 'constructs', 'esbuild'],
    except: ['#infra/local/**', '#infra/smoke/**'],
  },
  { files: 'infra/stripe/**', folders: [shared, ...infra], packages: [...node, 'stripe'] },
  { files: 'infra/local/**', folders: [shared, ...infra], packages: [...node, ...preview] },
  {
    files: 'infra/local/stripe/**',
    folders: [shared, ...infra],
    packages: [...node, ...preview, 'ajv', 'qs', 'stripe'],
  },
  {
    files: 'infra/smoke/**',
    folders: [shared, ...infra, '#lambda/dry-run-event.ts'],
    packages: [...node, '@aws-sdk/*', 'vitest', 'vitest/node'],
    except: ['#infra/local/**'],
  },

  {
    files: 'web/build/**',
    folders: [shared, '#web/**'],
    packages: [
      ...node,
      '@capsizecss/unpack',
      'postcss',
      'schema-dts',
      '@resvg/resvg-wasm',
      'subset-font',
      'svgo',
      'vite',
    ],
  },

  // Knows nothing about this product.
  {
    files: 'web/src/ui/**',
    folders: [shared, ...web('ui')],
    packages: [...react, 'react-dom', 'lucide', '@mui/material/**'],
    // What is printed in place of the page.
    names: { 'react-dom': ['createPortal', 'flushSync'] },
  },
  { files: 'web/src/content/**', folders: [shared, ...web('ui', 'content')], packages: [] },
  {
    files: 'web/src/drawings/**',
    folders: [shared, ...web('ui', 'content', 'drawings')],
    packages: react,
  },
  {
    files: 'web/src/site/**',
    folders: [shared, ...web('ui', 'content', 'drawings', 'site')],
    packages: react,
  },
  {
    files: 'web/src/quote/**',
    folders: [shared, ...web('ui', 'content', 'drawings', 'quote')],
    packages: [...react, '@reduxjs/toolkit', 'redux-persist', 'redux-persist/**', 'uqr'],
  },
  { files: 'web/src/quote/store/hooks.ts', folders: [], packages: ['react-redux'] },
  {
    files: 'web/src/shell/**',
    folders: [shared, '#web/**'],
    packages: [...react, 'react-dom', 'react-dom/*', 'react-redux'],
    except: ['#web/build/**'],
    names: { 'react-redux': ['Provider'] },
  },
  {
    files: 'web/src/shell/service-worker/**',
    folders: [
      '#shared/addresses.ts',
      '#web/shell/prefetch/saved-notice-id.ts',
      ...web('ui', 'content'),
    ],
    packages: ['workbox-*', 'workbox-core/types.js'],
  },
]

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator']

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
    // These see the browser's types beside Node's. Elsewhere what must not be used has no type (tsconfig.json).
    restrict('{infra/smoke,web/build}/**', {
      'no-restricted-globals': ['error', { globals: browserGlobals, checkGlobalObject: true }],
    }),
    // It is deterministic.
    restrict('shared/**', {
      'no-restricted-globals': ['error', { globals: ['Date'], checkGlobalObject: true }],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    }),
  ],
}
