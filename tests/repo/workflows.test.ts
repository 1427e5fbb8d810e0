import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => [
  file,
  readFileSync(join(folder, file), 'utf8'),
])

test.each(workflows)(
  '%s pins every action to a commit, with its version in a comment',
  (_, text) => {
    const used = [...text.matchAll(/uses: (\S.*)/g)].map(([, action = '']) => action)
    const unpinned = used.filter(
      (action) =>
        !action.startsWith('./') && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action),
    )
    expect(used).not.toEqual([])
    expect(unpinned).toEqual([])
  },
)

test.each(workflows)('%s uses no stored secrets', (_, text) => {
  expect(text).not.toContain('secrets.')
})

test.each(workflows)('%s only has read access to the repository by default', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m)
})
