import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pageSources } from '#web/build/page-sources.ts'
import { pagesWithQuote } from '#web/shell/routes/routes.tsx'
import { allPages } from '#web/content/site-map.ts'

// A package that reaches a page which did not need it costs every visitor of that page. Whoever adds one adds it here.
const packagesOfEveryPage = ['clsx', 'lucide', 'react', 'react-dom', 'react-router', 'scheduler']
const packagesOfTheQuote = [
  '@reduxjs/toolkit',
  'immer',
  'react-redux',
  'redux',
  'redux-persist',
  'redux-thunk',
  'reselect',
  'use-sync-external-store',
  'zod',
]

const chunks = await chunksOfSite()

/** The chunks of the built site, by file name. */
async function chunksOfSite(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const built = await build({ build: { write: false }, logLevel: 'error' })
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  const chunksBuilt = outputs
    .flatMap(({ output }) => [...output])
    .filter((file) => file.type === 'chunk')
  return new Map(chunksBuilt.map((chunk) => [chunk.fileName, chunk]))
}

/** The packages in the chunks of these sources and of everything that they import. */
function packagesOf(sources: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    chunks.get(file)?.imports.forEach(visit)
  }
  for (const source of sources) {
    const entry = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(source),
    )
    if (!entry) throw new Error(`No chunk for ${source}`)
    visit(entry.fileName)
  }
  const modules = [...files].flatMap((file) => chunks.get(file)?.moduleIds ?? [])
  const names = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
  return [...new Set(names)].toSorted()
}

test.each(allPages)('$path is drawn with no more packages than it needs', (page) => {
  const packages = pagesWithQuote.has(page.page)
    ? [...packagesOfEveryPage, ...packagesOfTheQuote]
    : packagesOfEveryPage
  expect(packagesOf(pageSources(page))).toEqual(packages.toSorted())
})
