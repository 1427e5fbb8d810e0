import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { licencesPath } from '#shared/addresses.ts'
import { direction, language } from '#shared/locale.ts'
import { evaluateBuilt } from './web/build/replaced-modules.ts'
import { svgShapes } from './web/build/svg-shapes.ts'

// Few files: on a phone's network a request costs more than a few hundred extra bytes. Each group also takes what its
// modules import, so that shared/ and the theme stay out of them.
const groups = [
  // Loaded before the first paint, and nothing else is.
  {
    name: 'boot',
    test: /web\/src\/(shell\/boot\/(boot|controls|early-clicks|first-view-scripts|show-incomplete-notice)|shell\/prefetch\/page-change-event|ui\/browser\/(document-reload|import-module|when-idle))|shared\/addresses|vite\/preload-helper/,
  },
  // The packages that every page needs, and what loads the parts that open later.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx)\/|use-on-demand|is-composing/,
  },
  // What several pages draw with. All documents inline its CSS: without the form fields, the largest part, and without
  // drawings and ledgers, which few pages have. The dialog and the bottom sheet would bring MUI's, and only modules that
  // load later share them. Samples are in no script of a first view.
  {
    name: 'shared',
    test: /(web\/src\/(shell|drawings\/logo|ui(?!\/(text-field|use-field|dialog|bottom-sheet|static-drawing|drawing-sheet))|site(?!\/ledger\.)|content(?!\/(notices|samples|sums|quote-text)))|shared\/(locale|money|vat))[/.]/,
    minShareCount: 3,
  },
  // Small modules that few pages share; each would be a separate request.
  {
    name: 'common',
    test: /web\/src\/(ui\/browser\/use-|content\/(site-map|not-found)|ui\/(card-link|static-content|static-drawing)|drawings\/samples\/sample-section)/,
    minShareCount: 2,
  },
  // Shared by the samples, which are in documents and only load on pages that the router opens.
  { name: 'samples', test: /(samples\/proof|content\/sample-status)/, minShareCount: 2 },
  {
    name: 'drawings',
    test: /web\/src\/(ui\/drawing-sheet|drawings\/service-drawing\.|site\/ledger\.)/,
    minShareCount: 2,
  },
  // Shared by builder, checkout and contact form.
  {
    name: 'forms',
    test: /web\/src\/(ui\/(text-field|form-layout|checkbox|use-field)|content\/field-limit)/,
    minShareCount: 2,
  },
  // Shown on pages without the builder, which need nothing else from the catalogue.
  { name: 'core-services', test: /\/shared\/core-services|content\/service-offers/ },
  // The quote's store with its prices and notices, for the pages that have one, and what the builder shares with the
  // checkout or its dialogs.
  {
    name: 'store',
    test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect)|\/shared\/(pricing|price-promise|quote|custom-service)\.|web\/src\/(quote\/(store\/|link\/quote-link|print\/print-quote|checkout\/payment-notes\.tsx)|content\/(quote-text|notices|sums)|shell\/routes\/quote-store-route)/,
  },
]

// Chromium compiles all functions of a file that begins with this comment while it loads, beside the page's thread, instead
// of each at its first call. Most of MUI's are never called. Vite's own first line is there by then.
const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' || file.moduleIds.some((id) => id.includes('/@mui/'))) continue
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
    /\/src\/.*\.css$/.test(id) ? `@import '#web/ui/media.css';\n${code}` : null,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), svgShapes(), breakpoints, evaluateBuilt, compileHints],
  // Checked by infra/tools/build-settings.ts. The development server's pages are published nowhere.
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
    manifest: !isSsrBuild,
    // infra/build/licences.ts adds what Vite doesn't bundle.
    license: !isSsrBuild && { fileName: licencesPath.slice(1) },
    // A data: URL for a font or picture would be in every page that names it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  ssr: {
    // The development server runs no CommonJS.
    noExternal: command === 'build' ? true : [],
    // They look for their WebAssembly in their own folders.
    external: ['@resvg/resvg-wasm', 'subset-font'],
  },
}))
