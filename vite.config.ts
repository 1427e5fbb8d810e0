import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// react-router's export map names its development build, which is a third larger and warns.
const productionRouter = {
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  'react-router': 'react-router/dist/production/index.mjs',
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  plugins: [react()],
  resolve: {
    alias: command === 'build' ? aliases(productionRouter) : [],
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A data: URL for a font or picture would be in every page that names it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
}))

function aliases(table: Record<string, string>) {
  return Object.entries(table).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: new URL(`node_modules/${file}`, import.meta.url).pathname,
  }))
}
