import { runnerImport, type Plugin } from 'vite'
import * as z from '#shared/schema.ts'

const resultsSchema = z.record(z.string(), z.unknown())

/** Puts in place of a module named `*.built.ts` what it exports: a browser needs the results, not how they come about. */
export const evaluateBuilt: Plugin = {
  name: 'evaluate-built',
  async load(id) {
    if (!id.endsWith('.built.ts')) return null
    const { module } = await runnerImport(id)
    const results = resultsSchema.parse(module)
    return Object.entries(results)
      .map(([name, result]) => `export const ${name} = ${JSON.stringify(result)}`)
      .join('\n')
  },
}
