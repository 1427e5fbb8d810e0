import { spawnSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport, type Plugin } from 'vite'
import { licencesPath } from '#shared/addresses.ts'
import { direction, joiner, language } from '#shared/locale.ts'
import { oldestBrowsers } from './infra/build/bundles.ts'
import { companySchema } from './web/build/company-schema.ts'
import { placeOf, scriptGroups } from './web/build/script-groups.ts'
import { svgShapes } from './web/build/svg-shapes.ts'

const isOfMui = (id: string) => placeOf(id).startsWith('node_modules/@mui/')

// Chromium compiles all functions of a file that begins with this comment while it loads, beside the page's thread, instead
// of each at its first call. Most of MUI's are never called. Vite's own first line is there by then.
const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' || file.moduleIds.some(isOfMui)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

// Named widths must be imported: this adds the import to every style sheet before Vite reads it.
const breakpoints: Plugin = {
  name: 'breakpoints',
  enforce: 'pre',
  transform: (code, id) =>
    /^web\/src\/.*\.css$/.test(placeOf(id)) ? `@import '#web/ui/media.css';\n${code}` : null,
}

// Between two elements JSX has a blank: this writes the language's joiner in its place.
const joiners: Plugin = {
  name: 'joiners',
  enforce: 'post',
  transform: (code, id) =>
    joiner !== ' ' && id.endsWith('.tsx')
      ? code.replace(/(?<=[[,]\s*)" "(?=\s*[,\]])/g, JSON.stringify(joiner))
      : null,
}

// Replaces a module named `*.built.ts` by its exports: a browser needs the results, not the code that computes them.
const evaluateBuilt: Plugin = {
  name: 'evaluate-built',
  async load(id) {
    if (!id.endsWith('.built.ts')) return null
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id)
    return Object.entries(module)
      .map(([name, result]) => `export const ${name} = ${JSON.stringify(result)}`)
      .join('\n')
  },
}

const isData = (id: string) =>
  Object.keys(companySchema.entries).some((it) => placeOf(id).startsWith(it))
let mistakes = ''

// Shows mistakes in the company's data in the development server's overlay. The commands check them before they start.
const companyData: Plugin = {
  name: 'company-data',
  applyToEnvironment: ({ name }) => name === 'client',
  hotUpdate({ file }) {
    const check = ['--import', 'tsx', 'web/build/check-data.ts']
    if (isData(file)) mistakes = spawnSync(process.execPath, check, { encoding: 'utf8' }).stderr
  },
  transform(_, id) {
    if (mistakes && isData(id)) this.error(mistakes)
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  plugins: [companyData, react(), svgShapes(), breakpoints, joiners, evaluateBuilt, compileHints],
  // Checked by infra/tools/environment.ts. The development server's pages are published nowhere.
  define: {
    // For index.html.
    'import.meta.env.SITE_LANGUAGE': JSON.stringify(language),
    'import.meta.env.SITE_DIRECTION': JSON.stringify(direction),
    ...(command === 'build' && {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? ''),
    }),
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/site',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    ...(!isSsrBuild && { target: oldestBrowsers }),
    manifest: !isSsrBuild,
    // infra/build/build-steps.ts adds what Vite doesn't bundle.
    license: !isSsrBuild && { fileName: licencesPath.slice(1) },
    // A data: URL for a font or picture would be in every page that names it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
    }),
  },
  ssr: {
    // The development server runs no CommonJS.
    noExternal: command === 'build' ? true : [],
  },
}))
