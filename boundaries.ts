import { basename } from 'node:path'
import type { OxlintConfig, OxlintOverride } from 'oxlint'
import project from './package.json' with { type: 'json' }

// What the files of a folder may import besides their neighbours ('./it.ts'): other folders by alias, and packages. The last
// entry that matches a file counts, and a file without one may import nothing.
//
// react-redux's hooks are imported by web/src/quote/life/hooks.ts, which gives them the store's types.

// In a pattern `*` doesn't match slashes, and `**` has to be a whole path segment.
const node = ['node:*', 'node:*/*']
const react = ['react', 'react-router-dom', 'clsx']
const cdk = ['aws-cdk-lib', 'aws-cdk-lib/*', 'cdk-nag', 'constructs']
const preview = ['@hono/*', 'esbuild', 'hono', 'hono/*', 'mrmime', 'vite']
const pictures = ['@capsizecss/*', '@resvg/resvg-wasm', 'fontkitten', 'subset-font', 'svgo']

// What the tests have of their own, in tests/company/. Neighbours import it by its alias, too: './locale.ts' is the site's.
const replaced = Object.entries(project.imports).flatMap(([alias, target]) =>
  typeof target === 'string' ? [] : [alias],
)
const theSites = replaced.map((alias) => `./${basename(alias)}`)

const infra = (folders: string) => [
  `#infra/${folders}/**`,
  '#shared/**',
  '#lambda/deployment.ts',
  'valibot',
]
const web = (folders: string) => [`#web/${folders}/**`, '#shared/**']

const mayImport: Readonly<Record<string, readonly string[]>> = {
  '{boundaries,oxlint.config,vite.config,vitest.config}.ts': ['**/*'],
  'tests/**': ['**/*'],
  // Runs in jobs that install no packages.
  '.github/**': node,

  'shared/**': ['valibot', ...replaced.filter((alias) => alias.startsWith('#shared/'))],

  'lambda/**': ['#shared/**', ...node, 'valibot'],
  'lambda/*/*.ts': ['#shared/**', '#lambda/*.ts', ...node, 'stripe', 'valibot'],

  'infra/tools/**': [...infra('tools'), ...node],
  'infra/stack/**': [...infra('{tools,stack}'), ...node, ...cdk],
  'infra/build/**': [...infra('{tools,stack,build}'), ...node, 'esbuild'],
  'infra/local/**': [...infra('{tools,stack,build,local}'), ...node, ...preview],
  'infra/local/stripe/**': [...infra('{tools,local}'), ...node, ...preview, 'qs', 'stripe'],
  'infra/operate/**': [
    ...infra('{tools,stack,operate}'),
    '#lambda/check-event.ts',
    ...node,
    '@aws-sdk/*',
    'vitest',
    'vitest/node',
  ],

  'web/build/**': [...web('*'), ...node, ...pictures, 'postcss', 'schema-dts', 'valibot', 'vite'],
  'web/src/theme/**': ['#shared/**', 'react', '@mui/material/**'],
  // Knows nothing about this product.
  'web/src/ui/**': [...web('{ui,theme}'), ...react, 'react-dom', 'lucide', '@mui/material/**'],
  'web/src/content/**': web('{ui,content}'),
  // What is on sale, as pages tell it, from content's words and figures.
  'web/src/offers/**': web('{ui,content,offers}'),
  'web/src/drawings/**': [...web('{ui,content,drawings}'), ...react],
  'web/src/site/**': [...web('{ui,content,offers,drawings,site}'), ...react],
  // From what a visitor chooses to what a page shows of it. No two of these folders import each other.
  'web/src/quote/model/**': web('{ui,content}'),
  'web/src/quote/keep/**': [...web('{ui,content,quote/model}'), 'valibot'],
  'web/src/quote/life/**': [
    ...web('{ui,content,quote/model,quote/keep}'),
    '@reduxjs/toolkit',
    'redux-persist',
  ],
  'web/src/quote/life/hooks.ts': [
    ...web('{ui,quote/life}'),
    'react',
    'react-redux',
    '@reduxjs/toolkit',
  ],
  'web/src/quote/parts/**': [
    ...web('{ui,content,offers,drawings,quote/keep}'),
    ...react,
    'valibot',
  ],
  'web/src/quote/print/**': [
    ...web('{ui,content,offers,quote/model,quote/keep,quote/life,quote/parts}'),
    ...react,
    'uqr',
  ],
  'web/src/quote/share/**': [
    ...web('{ui,content,offers,quote/model,quote/keep,quote/life,quote/parts,quote/print}'),
    ...react,
    'valibot',
  ],
  'web/src/quote/link/**': [
    ...web('{ui,content,offers,quote/model,quote/keep,quote/life,quote/parts,quote/share}'),
    ...react,
  ],
  'web/src/quote/builder/**': [
    ...web(
      '{ui,content,offers,quote/model,quote/keep,quote/life,quote/parts,quote/share,quote/link}',
    ),
    ...react,
  ],
  'web/src/quote/checkout/**': [
    ...web('{ui,content,offers,quote/keep,quote/life,quote/parts,quote/print}'),
    ...react,
    'valibot',
  ],
  'web/src/quote/receipt/**': [
    ...web('{ui,content,offers,quote/model,quote/keep,quote/life,quote/parts}'),
    ...react,
    'valibot',
  ],
  'web/src/shell/*': [...web('{theme,ui,content,drawings,shell}'), ...react, 'react-dom/*'],
  'web/src/shell/routes/**': [
    ...web('{ui,content,site,quote,shell/layout}'),
    ...react,
    'react-redux',
  ],
  'web/src/shell/layout/**': [...web('{ui,content,drawings,shell/notices,shell/boot}'), ...react],
  'web/src/shell/notices/**': [...web('{ui,content}'), ...react],
  // Without packages, and without the application, which they start.
  'web/src/shell/boot/**': [...web('ui/document'), '#web/shell/entry-client.tsx'],
}

// A pattern without a slash matches the last segment of any path: 'react' would allow '@emotion/react'.
const whole = (pattern: string) => (pattern.includes('/') ? pattern : `{${pattern},${pattern}/}`)

const restrictImports = (files: string, patterns: readonly string[]): OxlintOverride => {
  const message = `${files} may import ${['./**', ...patterns].join(', ')}: see boundaries.ts.`
  const group = [
    '*',
    '!./**',
    ...theSites,
    ...patterns.map((each) => `!${whole(each)}`),
    '**/../**',
  ]
  const rule = { patterns: [{ group, caseSensitive: true, message }] }
  return { files: [files], rules: { 'no-restricted-imports': ['error', rule] } }
}

/** The linter's rules for this table. */
export const boundaries: OxlintConfig = {
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: ['*'], message: 'boundaries.ts has no entry for this file.' }] },
    ],
  },
  overrides: Object.entries(mayImport).map(([files, patterns]) => restrictImports(files, patterns)),
}
