import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => [
  file,
  readFileSync(join(folder, file), 'utf8'),
])

test.each(workflows)(
  '%s takes every action at one commit, and says which version that is',
  (_, text) => {
    const used = [...text.matchAll(/uses: (\S.*)/g)].map(([, action = '']) => action)
    const floating = used.filter(
      (action) =>
        !action.startsWith('./') && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action),
    )
    expect(used).not.toEqual([])
    expect(floating).toEqual([])
  },
)

test.each(workflows)('%s needs no stored secret', (_, text) => {
  expect(text).not.toContain('secrets.')
})

test.each(workflows)('%s may by default do no more than read the repository', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m)
})
