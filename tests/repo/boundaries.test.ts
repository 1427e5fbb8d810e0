import { expect, test } from 'vitest'
import { boundaries } from '#boundaries'
import { lint } from '#tests/support/lint.ts'

test('boundaries.json is up to date with boundaries.ts: npm run boundaries', async () => {
  const { overrides = [], ...rest } = boundaries
  const lines = overrides.map((override) => JSON.stringify(override)).join(',\n')
  const rules = `${JSON.stringify(rest).slice(0, -1)},"overrides":[\n${lines}\n]}\n`
  await expect(rules).toMatchFileSnapshot('../../boundaries.json')
})

/** The columns of the tables: what a file in each folder imports or uses. */
const modules = `
  sha #shared/it.ts           lam #lambda/it.ts         dep #lambda/deployment.ts
  inf #infra/stack/it.ts      too #infra/tools/it.ts    loc #infra/local/it.ts
  uii #web/ui/it.ts           con #web/content/it.ts    dra #web/drawings/it.ts
  quo #web/quote/store/it.ts  sit #web/site/home/it.ts  she #web/shell/it.ts
  bld #web/build/it.ts        tes #tests/it.ts          nei ./it.ts
  par ./../it.ts
  rea react                   rou react-router-dom      mui @mui/material/styles
  emo @emotion/cache          dom react-dom/server      red react-redux
  kit @reduxjs/toolkit        per redux-persist
  hon hono/aws-lambda         str stripe                nod node:fs/promises
  cdk aws-cdk-lib/aws-s3      aws @aws-sdk/client-lambda ajv ajv
  zod zod                     min zod/mini
  dry #lambda/dry-run-event.ts`

const statements = new Map([
  ...Array.from(modules.matchAll(/(\w+) (\S+)/g), importFrom),
  ['dyn', "void import('unknown')"],
  ['typ', "export type { It } from 'unknown'"],
  ['use', "import { useSelector } from 'react-redux'"],
  ['win', 'void window.name'],
  ['sto', 'void globalThis.localStorage'],
  ['pro', 'void process.env'],
  ['buf', 'void globalThis.Buffer'],
  ['dat', 'void new Date()'],
  ['now', 'void Date.now()'],
  ['ran', 'void Math.random()'],
  ['fet', "void fetch('/')"],
  ['tim', 'void setTimeout'],
])

function importFrom([, name = '', module = '']: readonly string[]): [string, string] {
  return [name, `import { Provider as ${name} } from '${module}'`]
}

const folders = `
                              sha lam dep inf too loc uii con dra quo sit she bld tes nei par
vite.config.ts                 .   .   .   .   .   .   .   .   .   .   .   .   .   x   .   x
tests/web                      .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   x
shared                         x   x   x   x   x   x   x   x   x   x   x   x   x   x   .   x
shared/schema.ts               x   x   x   x   x   x   x   x   x   x   x   x   x   x   .   x
lambda                         .   x   x   x   x   x   x   x   x   x   x   x   x   x   .   x
infra/stack                    .   x   .   .   .   x   x   x   x   x   x   x   x   x   .   x
infra/build                    .   x   .   .   .   x   x   x   x   x   x   x   x   x   .   x
infra/smoke                    .   x   .   .   .   x   x   x   x   x   x   x   x   x   .   x
infra/tools                    .   x   x   x   .   x   x   x   x   x   x   x   x   x   .   x
infra/local                    .   x   .   .   .   .   x   x   x   x   x   x   x   x   .   x
infra/local/stripe             .   x   .   .   .   .   x   x   x   x   x   x   x   x   .   x
web/build                      .   x   x   x   x   x   .   .   .   .   .   .   .   x   .   x
web/src/ui                     .   x   x   x   x   x   .   x   x   x   x   x   x   x   .   x
web/src/content/legal          .   x   x   x   x   x   .   .   x   x   x   x   x   x   .   x
web/src/drawings               .   x   x   x   x   x   .   .   .   x   x   x   x   x   .   x
web/src/site/home              .   x   x   x   x   x   .   .   .   x   .   x   x   x   .   x
web/src/quote/builder          .   x   x   x   x   x   .   .   .   .   x   x   x   x   .   x
web/src/shell                  .   x   x   x   x   x   .   .   .   .   .   .   x   x   .   x
web/src/a-new-folder           x   x   x   x   x   x   x   x   x   x   x   x   x   x   x   x`

const packages = `
                              rea rou mui emo dom red kit per hon str nod cdk aws ajv zod min
vite.config.ts                 .   .   .   .   .   .   .   .   .   .   .   .   .   .   x   x
tests/web                      .   .   .   .   .   .   .   .   .   .   .   .   .   .   x   x
shared                         x   x   x   x   x   x   x   x   x   x   x   x   x   x   x   x
shared/schema.ts               x   x   x   x   x   x   x   x   x   x   x   x   x   x   x   .
lambda                         x   x   x   x   x   x   x   x   x   .   .   x   x   x   x   x
lambda/heartbeat.ts            x   x   x   x   x   x   x   x   x   x   x   x   .   x   x   x
infra/stack                    x   x   x   x   x   x   x   x   x   x   .   .   x   x   x   x
infra/smoke                    x   x   x   x   x   x   x   x   x   x   .   x   .   x   x   x
infra/tools                    x   x   x   x   x   x   x   x   x   x   .   x   x   x   x   x
infra/local                    x   x   x   x   x   x   x   x   .   .   .   x   x   .   x   x
web/build                      x   x   x   x   x   x   x   x   x   x   .   x   x   x   x   x
web/src/ui                     .   .   .   x   x   x   x   x   x   x   x   x   x   x   x   x
web/src/content                x   x   x   x   x   x   x   x   x   x   x   x   x   x   x   x
web/src/drawings               .   .   .   x   x   x   x   x   x   x   x   x   x   x   x   x
web/src/site/home              .   .   .   x   x   x   x   x   x   x   x   x   x   x   x   x
web/src/quote/builder          .   .   .   x   x   x   .   .   x   x   x   x   x   x   x   x
web/src/quote/store/hooks.ts   x   x   x   x   x   .   x   x   x   x   x   x   x   x   x   x
web/src/shell                  .   .   .   x   .   .   x   x   x   x   x   x   x   x   x   x
web/src/a-new-folder           x   x   x   x   x   x   x   x   x   x   x   x   x   x   x   x`

const others = `
                              dry dyn typ use win sto pro buf dat now ran fet tim
vite.config.ts                 .   .   .   .   .   .   .   .   .   .   .   .   .
shared                         x   x   x   x   x   x   x   x   x   x   x   x   x
lambda                         x   x   x   x   x   x   .   .   .   .   .   .   .
infra/stack                    x   x   x   x   x   x   .   .   .   .   .   .   .
infra/smoke                    .   x   x   x   x   x   .   .   .   .   .   .   .
infra/local                    x   x   x   x   x   x   .   .   .   .   .   .   .
web/build                      x   x   x   x   x   x   .   .   .   .   .   .   .
web/src/quote/builder          x   x   x   x   .   .   x   x   .   .   .   .   .
web/src/quote/store/hooks.ts   x   x   x   .   .   .   x   x   .   .   .   .   .
web/src/shell                  x   x   x   x   .   .   x   x   .   .   .   .   .`

test.each([
  ['other folders', folders],
  ['packages', packages],
  ['globals and other kinds of import', others],
])('the linter rejects (x) what a folder may not use: %s', (_title, table) => {
  const [[, ...names] = [], ...rows] = table
    .split('\n')
    .slice(1)
    .map((row) => row.split(/ +/))
  const code = names.map((name) => statements.get(name)).join('\n')
  const files = rows.map(([path = '']) => (/\.tsx?$/.test(path) ? path : `${path}/it.tsx`))
  const rejected = lint(Object.fromEntries(files.map((file) => [file, code])))
    .filter((each) => each.code.includes('no-restricted-'))
    .map(({ filename, labels: [label] }) => `${filename}:${label?.span.line}`)
  const observed = files.map((file, row) => [
    rows[row]?.[0],
    ...names.map((_, column) => (rejected.includes(`${file}:${column + 1}`) ? 'x' : '.')),
  ])
  expect(observed.map((row) => row.join(' '))).toEqual(rows.map((row) => row.join(' ')))
})
