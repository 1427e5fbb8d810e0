import { runnerImport, type Plugin } from 'vite'

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
