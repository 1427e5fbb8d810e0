import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// react-router's export map names its development build, which is a third larger and warns.
const productionRouter = {
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  'react-router': 'react-router/dist/production/index.mjs',
}

// What every page needs of the packages, in one file: split by page they compress 4 kB worse.
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx)\//,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  plugins: [react()],
  resolve: {
    alias: command === 'build' ? aliases(productionRouter) : [],
  },
  // Checked by infra/build-settings.ts. The development server's pages are published nowhere.
  define:
    command === 'build'
      ? { 'import.meta.env.SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? '') }
      : {},
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A data: URL for a font or picture would be in every page that names it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } } }),
  },
  ssr: {
    noExternal: true,
    // They look for their WebAssembly in their own folders.
    external: ['@resvg/resvg-wasm', 'subset-font'],
  },
}))

function aliases(table: Record<string, string>) {
  return Object.entries(table).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: new URL(`node_modules/${file}`, import.meta.url).pathname,
  }))
}
