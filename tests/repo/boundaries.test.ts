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

/** What a file may import or use, by the names in the table below. */
const modules = `
  sha #shared/it.ts           lam #lambda/it.ts         dep #lambda/deployment.ts
  inf #infra/stack/it.ts      too #infra/tools/it.ts    loc #infra/local/it.ts
  uii #web/ui/it.ts           con #web/content/it.ts    dra #web/drawings/it.ts
  quo #web/quote/store/it.ts  sit #web/site/home/it.ts  she #web/shell/it.ts
  bld #web/build/it.ts        tes #tests/it.ts          nei ./it.ts
  par ./../it.ts              dry #lambda/dry-run-event.ts
  rea react                   rou react-router-dom      mui @mui/material/styles
  emo @emotion/cache          dom react-dom/server      red react-redux
  kit @reduxjs/toolkit        per redux-persist         zod zod
  hon hono/aws-lambda         str stripe                nod node:fs/promises
  cdk aws-cdk-lib/aws-s3      aws @aws-sdk/client-lambda
  ajv ajv                     min zod/mini`
const others = `
  dyn void import('unknown')
  typ export type { It } from 'unknown'
  use import { useSelector } from 'react-redux'
  win void window.name
  sto void globalThis.localStorage
  dat void new Date()
  now void Date.now()
  ran void Math.random()`
const statements = [
  ...Array.from(modules.matchAll(/(\w+) (\S+)/g), ([, name = '', module = '']) => ({
    name,
    code: `import { Provider as ${name} } from '${module}'`,
  })),
  ...Array.from(others.matchAll(/(\w+) (.+)/g), ([, name = '', code = '']) => ({ name, code })),
]

const allowed = `
  vite.config.ts               all but tes par zod min
  tests/web                    all but par zod min
  shared                       nei win sto
  shared/schema.ts             nei min win sto
  lambda                       sha nei nod win sto dat now ran
  lambda/stripe/it.ts          sha lam dep nei dry str nod win sto dat now ran
  infra/stack                  sha dep inf too nei nod cdk win sto dat now ran
  infra/build                  sha dep inf too nei nod cdk win sto dat now ran
  infra/smoke                  sha dep inf too nei dry nod aws dat now ran
  infra/tools                  sha dep too nei nod win sto dat now ran
  infra/local                  sha dep inf too loc nei hon nod win sto dat now ran
  infra/local/stripe           sha dep inf too loc nei hon str nod ajv win sto dat now ran
  web/build                    sha uii con dra quo sit she bld nei nod dat now ran
  web/src/ui                   sha uii nei rea rou mui win sto dat now ran
  web/src/content/legal        sha uii con nei win sto dat now ran
  web/src/drawings             sha uii con dra nei rea rou win sto dat now ran
  web/src/site/home            sha uii con dra sit nei rea rou win sto dat now ran
  web/src/quote/builder        sha uii con dra quo nei rea rou kit per win sto dat now ran
  web/src/shell                sha uii con dra quo sit she nei rea rou dom red win sto dat now ran
  web/src/a-new-folder         win sto dat now ran
  lambda/heartbeat.ts          sha nei aws win sto dat now ran
  web/src/quote/store/hooks.ts nei red use win sto dat now ran`

const configuration = Object.fromEntries(
  ['.oxlintrc.json', 'boundaries.json'].map((file) => [file, readFileSync(file, 'utf8')]),
)

const report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
})

/** Lints these files with the project's configuration, and returns the diagnostics. */
function lint(files: Readonly<Record<string, string>>) {
  // A repository of its own, so that no .gitignore above it can name its files.
  const cwd = temporaryFolder({ ...files, ...configuration, '.git/HEAD': '' })
  const command = [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json']
  const { stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })
  return report.parse(JSON.parse(stdout)).diagnostics
}

test('the linter allows a folder no more than its imports and globals', () => {
  const code = statements.map((statement) => statement.code).join('\n')
  const rows = allowed
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/))
  const files = rows.map(([path = '']) => (/\.tsx?$/.test(path) ? path : `${path}/it.tsx`))
  const rejected = lint(Object.fromEntries(files.map((file) => [file, code])))
    .filter((each) => each.code.includes('no-restricted-'))
    .map(({ filename, labels: [label] }) => `${filename}:${label?.span.line}`)
  const found = files.map((file, row) => {
    const [path = '', isAllBut] = rows[row] ?? []
    const names = statements
      .filter((_, line) => rejected.includes(`${file}:${line + 1}`) === (isAllBut === 'all'))
      .map(({ name }) => name)
    return [path, ...(isAllBut === 'all' ? ['all', 'but'] : []), ...names].join(' ')
  })
  expect(found).toEqual(rows.map((row) => row.join(' ')))
})
