import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runToEnd } from '#tests/support/run-to-end.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test.each([
  ['shared', ['document', 'fetch', 'setTimeout', 'process', 'Buffer']],
  ['web/src', ['process', 'Buffer', 'setImmediate']],
  ['lambda', ['document', 'window', 'localStorage']],
  ['infra', ['document', 'window', 'localStorage']],
])('code in %s that uses %s does not compile', (project, names) => {
  const folder = temporaryFolder({
    'probe.ts': names.map((name) => `void ${name}`).join('\n'),
    'tsconfig.json': JSON.stringify({
      extends: resolve(project, 'tsconfig.json'),
      compilerOptions: { rootDir: '/' },
      // The project's own files are included because their packages may declare globals too.
      include: ['probe.ts', resolve(project)],
    }),
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const tsc = [resolve('node_modules/typescript/bin/tsc'), '--project', folder, '--pretty', 'false']
  const { stdout } = runToEnd(process.execPath, tsc)
  const unknown = stdout.matchAll(/probe\.ts.*: Cannot find name '(\w+)'/g)
  expect(Array.from(unknown, ([, name]) => name)).toEqual(names)
})
