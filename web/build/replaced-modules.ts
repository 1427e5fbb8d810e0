import { runnerImport, type Plugin } from 'vite'
import { home } from '#web/content/home.ts'
import { isAnyServiceSampled } from '#web/content/samples/sampled-services.ts'

/** Replaces a module named `*.built.ts` by its exports: a browser needs the results, not the code that computes them. */
export const evaluateBuilt: Plugin = {
  name: 'evaluate-built',
  async load(id) {
    if (!id.endsWith('.built.ts')) return null
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id)
    return Object.entries(module)
      .map(([name, result]) => `export const ${name} = ${JSON.stringify(result)}`)
      .join('\n')
  },
}

const samples = [
  { file: 'as-built-overview.tsx', isShown: home.isSampleShown, none: '() => null' },
  { file: 'service-samples.ts', isShown: isAnyServiceSampled, none: 'async () => new Map()' },
]

/** Leaves unused samples out of the build: they are invented work, and anyone can open the files. */
export const unusedSamples: Plugin = {
  name: 'unused-samples',
  enforce: 'pre',
  load: (id) => {
    const sample = samples.find(({ file }) => id.endsWith(`/drawings/samples/${file}`))
    return sample && !sample.isShown
      ? `export const Content = ${sample.none}, loadAllSamples = ${sample.none}`
      : null
  },
}
