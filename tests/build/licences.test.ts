import { readFileSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { expect, test, vi } from 'vitest'
import { build } from 'vite'
import { lambdaBundle } from '#infra/build/bundles.ts'
import { licencesPath } from '#shared/addresses.ts'
import { site } from './built-pages.ts'

const packageOf = (file: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []

/** The packages in the pages' scripts, as Vite bundles them. */
async function packagesOfPages(): Promise<readonly string[]> {
  const files: string[] = []
  const collect = {
    name: 'collect',
    renderChunk: (_: string, { moduleIds }: { readonly moduleIds: readonly string[] }) => {
      files.push(...moduleIds)
      return null
    },
  }
  vi.stubEnv('NODE_ENV', 'production')
  await build({ logLevel: 'silent', build: { write: false }, plugins: [collect] })
  vi.unstubAllEnvs()
  return files.flatMap(packageOf)
}

/** The packages in one of esbuild's files. */
async function packagesIn(entry: string): Promise<readonly string[]> {
  const options = { ...lambdaBundle('index.mjs'), entryPoints: [entry], write: false }
  const { metafile } = await bundle({ ...options, metafile: true })
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? packageOf(file) : [],
    ),
  )
}

test('the list has a licence text for each package in scripts and functions, and for the fonts', async () => {
  const entries = ['lambda/handler.ts', 'lambda/heartbeat.ts']
  const worker = 'web/src/shell/service-worker/service-worker.ts'
  const packages = [
    ...(await packagesOfPages()),
    ...(await Promise.all([...entries, worker].map(packagesIn))).flat(),
  ]
  const sections = readFileSync(`${site}${licencesPath}`, 'utf8').split('\n## ').slice(1)
  const withText = sections.filter((section) => /copyright/i.test(section))
  const listed = withText.map((section) => section.split(' ')[0])
  expect([...new Set(packages), 'Fonts'].filter((name) => !listed.includes(name))).toEqual([])
  expect(packages).toEqual(expect.arrayContaining(['react', 'stripe', 'workbox-core']))
})
