import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runToEnd } from '#tests/support/run-to-end.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A copy of the project that uses the same packages. */
function copyOfProject(): string {
  const folder = temporaryFolder()
  const files = ['package.json', 'tsconfig.json', 'vite.config.ts']
  for (const source of ['shared', 'web', 'lambda', 'infra', ...files]) {
    cpSync(source, join(folder, source), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Inserts an entry at the start of a list in the content. */
function addEntry(folder: string, file: string, list: RegExp, entry: string): void {
  const path = join(folder, 'web/src/content', file)
  const source = readFileSync(path, 'utf8')
  expect(source).toMatch(list)
  const changed = source.replace(list, (start) => `${start}\n${entry}`)
  writeFileSync(path, changed)
}

test('a new page or service only needs data, and appears in the whole site', () => {
  const folder = copyOfProject()
  addEntry(
    folder,
    'site-map.ts',
    /export const siteMap[^=]*= \[/,
    `{ path: '/careers', page: 'about', title: 'Careers', label: 'Careers', menus: ['header', 'footer'],
       description: 'Where we look for engineers who label both ends of a cable, and how to tell us about yourself.' },`,
  )
  addEntry(
    folder,
    'service-summaries.ts',
    /export const serviceSummaries = \[/,
    `{ slug: 'data-centres', title: 'Data centres', features: ['Racks', 'Power', 'Cooling', 'Access'], link: 'How we build server rooms',
       summary: 'Racks, power and cooling planned and built for server rooms that stay up when the mains, or a fan, does not.' },`,
  )
  addEntry(
    folder,
    'services/services.ts',
    /const details: Record<.*= \{/,
    `'data-centres': async () => (await import('./data-centres.ts')).dataCentres,`,
  )
  writeFileSync(
    join(folder, 'web/src/content/services/data-centres.ts'),
    `export const dataCentres = { hero: { heading: 'Rooms', lead: 'Rooms' }, overview: [], cards: [], inclusions: [] }`,
  )

  const build = ['--import', 'tsx', 'infra/build/run-build.ts']
  expect(runToEnd(process.execPath, build, { cwd: folder })).toMatchObject({ status: 0 })

  const built = (file: string) => readFileSync(join(folder, 'dist/site', file), 'utf8')
  const services = built('services/index.html')
  expect(services.match(/href="\/careers"/g)).toHaveLength(3)
  expect(services).toContain('href="/services/data-centres"')
  expect(built('careers/index.html')).toContain('<title>Careers | ')
  expect(built('services/data-centres/index.html')).toContain('<title>Data centres | ')
  expect(built('sitemap.xml')).toMatch(/\/careers<[^]*\/services\/data-centres</)
})
