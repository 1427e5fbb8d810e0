import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { boundaries } from '#boundaries'
import * as z from '#shared/schema.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('boundaries.json is up to date with boundaries.ts: npm run boundaries', async () => {
  const { overrides = [], ...rest } = boundaries
  const lines = overrides.map((override) => JSON.stringify(override)).join(',\n')
  const rules = `${JSON.stringify(rest).slice(0, -1)},"overrides":[\n${lines}\n]}\n`
  await expect(rules).toMatchFileSnapshot('../../boundaries.json')
})

const importsAt = (places: string, names: string) =>
  names.split(' ').map((name) => [name, `import '${places.replace('*', name)}'`] as const)

/** A file's attempts, one a line. */
const imports = new Map<string, string>([
  ...importsAt('#*/it.ts', 'shared lambda tests'),
  ...importsAt('#lambda/*.ts', 'deployment dry-run-event'),
  ...importsAt('#infra/*/it.ts', 'stack tools local smoke'),
  ...importsAt('#web/*/it.ts', 'theme ui content drawings quote site shell build'),
  ...importsAt('#web/shell/*/it.ts', 'boot prefetch notices layout routes'),
  ...importsAt('./*.ts', 'neighbour ../parent'),
  ...importsAt('*', 'react react-dom react-dom/server react-redux @reduxjs/toolkit'),
  ...importsAt('*', '@mui/material/styles @emotion/react zod zod/mini stripe ajv hono/aws-lambda'),
  ...importsAt('*', 'node:fs/promises aws-cdk-lib/aws-s3 @aws-sdk/client-lambda'),
  ['import()', `void import('unknown')`],
  ['export from', `export type { It } from 'unknown'`],
])
const globals = new Map<string, string>([
  ['window', 'void window.name'],
  ['storage', 'void globalThis.localStorage'],
  ['Date', 'void Date.now()'],
  ['random', 'void Math.random()'],
])

const stack = 'shared deployment stack tools neighbour node:fs/promises aws-cdk-lib/aws-s3'
const preview =
  'shared deployment stack tools local smoke neighbour hono/aws-lambda node:fs/promises'

/** The imports that the linter must accept, spelt out again: it must reject all others. */
const acceptedImports = {
  'shared/it.ts': 'neighbour',
  'shared/schema.ts': 'neighbour zod/mini',
  'lambda/it.ts': 'shared neighbour node:fs/promises',
  'lambda/heartbeat.ts': 'shared neighbour @aws-sdk/client-lambda',
  'lambda/stripe/it.ts': 'shared lambda deployment dry-run-event neighbour stripe node:fs/promises',
  'infra/tools/it.ts': 'shared deployment tools neighbour node:fs/promises',
  'infra/stack/it.ts': stack,
  'infra/build/it.ts': stack,
  'infra/smoke/it.ts':
    'shared deployment dry-run-event stack tools smoke neighbour node:fs/promises @aws-sdk/client-lambda',
  'infra/local/it.ts': preview,
  'infra/local/stripe/it.ts': preview.replace('neighbour', 'neighbour stripe ajv'),
  'web/build/it.ts':
    'shared theme ui content drawings quote site shell build boot prefetch notices layout routes neighbour node:fs/promises',
  'web/src/theme/it.tsx': 'shared neighbour react @mui/material/styles',
  'web/src/ui/it.tsx': 'shared theme ui neighbour react react-dom @mui/material/styles',
  'web/src/content/legal/it.ts': 'shared ui content neighbour',
  'web/src/drawings/it.tsx': 'shared ui content drawings neighbour react',
  'web/src/site/home/it.tsx': 'shared ui content drawings site neighbour react',
  'web/src/quote/builder/it.tsx':
    'shared ui content drawings quote neighbour react @reduxjs/toolkit',
  'web/src/quote/store/hooks.ts': 'neighbour react-redux',
  'web/src/shell/it.tsx':
    'shared theme ui content shell boot prefetch notices layout routes neighbour react react-dom/server',
  'web/src/shell/routes/it.tsx': 'shared ui content quote site layout neighbour react react-redux',
  'web/src/shell/layout/it.tsx': 'shared ui content drawings boot notices neighbour react',
  'web/src/shell/notices/it.tsx': 'shared ui content neighbour react',
  'web/src/shell/boot/it.ts': 'shared prefetch neighbour',
  'web/src/shell/prefetch/it.ts': 'shared neighbour',
  'web/src/shell/service-worker/it.ts': 'ui content neighbour',
  '.github/it.ts': 'neighbour node:fs/promises',
  'web/src/a-new-folder/it.ts': '',
}

const acceptedGlobals = {
  'shared/it.ts': 'window storage',
  'web/build/it.ts': 'Date random',
  'infra/smoke/it.ts': 'Date random',
  'web/src/ui/it.tsx': 'window storage Date random',
}

const configuration = {
  '.oxlintrc.json': readFileSync('.oxlintrc.json', 'utf8'),
  'boundaries.json': JSON.stringify(boundaries),
}

const report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
})

/** Lints these files with the project's configuration and returns the places of its diagnostics. */
function rejectedLines(files: Readonly<Record<string, string>>): ReadonlySet<string> {
  // Its own repository, so that no .gitignore above it applies.
  const cwd = temporaryFolder({ ...files, ...configuration, '.git/HEAD': '' })
  const command = [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json']
  const { stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })
  const diagnostics = report
    .parse(JSON.parse(stdout))
    .diagnostics.filter(({ code }) => code.includes('no-restricted-'))
  return new Set(
    diagnostics.map(({ filename, labels: [label] }) => `${filename}:${label?.span.line}`),
  )
}

test.each<
  readonly [what: string, attempts: typeof imports, accepted: Readonly<Record<string, string>>]
>([
  ['imports', imports, acceptedImports],
  ['globals', globals, acceptedGlobals],
])('the linter allows each folder only these %s', (_, attempts, accepted) => {
  const code = [...attempts.values()].join('\n')
  const files = Object.keys(accepted)
  const rejected = rejectedLines(Object.fromEntries(files.map((file) => [file, code])))
  const found = files.map((file) => {
    const names = [...attempts.keys()].filter((_name, line) => !rejected.has(`${file}:${line + 1}`))
    return [file, names]
  })
  const expected = Object.entries(accepted).map(([file, names]) => [
    file,
    [...attempts.keys()].filter((name) => names.split(' ').includes(name)),
  ])
  expect(found).toEqual(expected)
})
