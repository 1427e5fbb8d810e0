import { expect, test, vi } from 'vitest'
import { scriptGroups } from '#web/build/script-groups.ts'

test('a checkout below folders that are named like the project’s has the same scripts', () => {
  const project = '/srv/shared/web/src/ui/site'
  vi.spyOn(process, 'cwd').mockReturnValue(project)
  const groupOf = (path: string) => scriptGroups.find((it) => it.test(`${project}/${path}`))?.name
  const paths = ['node_modules/react/index.js', 'shared/quote.ts', 'web/src/quote/life/store.ts']
  expect(paths.map(groupOf)).toEqual(['vendor', 'kept', 'store'])
})
