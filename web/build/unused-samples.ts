import type { Plugin } from 'vite'
import { home } from '#web/content/home.ts'
import { isAnyServiceSampled } from '#web/content/samples/sampled-services.ts'

const samples = [
  { file: 'as-built-overview.tsx', isShown: home.isSampleShown, none: '() => null' },
  { file: 'service-samples.ts', isShown: isAnyServiceSampled, none: 'async () => new Map()' },
]

/** Leaves the samples that no page shows out of the build, which would be invented work in files that anyone can open. */
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
