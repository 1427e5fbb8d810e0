import { appendFileSync, readFileSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { runProgram } from '#infra/tools/command.ts'
import { licencesPath } from '#shared/addresses.ts'
import { buildArtifact, built, make } from '#infra/tools/files.ts'
import { lambdaBundle } from './bundles.ts'

const vite = 'node_modules/vite/bin/vite.js'

/** Builds everything that is deployed. */
export const build = (siteOrigin: string | undefined, signal: AbortSignal) =>
  make(buildArtifact, { siteOrigin }, () => runSteps(siteOrigin, signal))

async function runSteps(siteOrigin: string | undefined, signal: AbortSignal): Promise<void> {
  const runStep = (...args: readonly string[]) =>
    runProgram(process.execPath, args, {
      signal,
      // Each step is its own process, so that NODE_ENV is set before any module loads.
      env: { NODE_ENV: 'production', SITE_ORIGIN: siteOrigin },
      errorMessage: `The build failed: node ${args.join(' ')}. Run npm run types: it names the lines that are wrong.`,
    })
  console.log('Bundling the browser’s scripts and styles …')
  await runStep(vite, 'build', '--logLevel', 'warn')
  // Vite lists the licences of what it bundles.
  const fonts = readFileSync('web/src/shell/fonts/OFL.txt', 'utf8').trim()
  appendFileSync(`${built.site}${licencesPath}`, `\n## Fonts (OFL-1.1)\n\n${fonts}\n`)
  console.log('Prerendering the pages …')
  await runStep(vite, 'build', '--logLevel', 'warn', '--ssr', 'build/prerender.ts')
  await runStep('dist/server/prerender.js')
  console.log('Bundling the function …')
  await bundle(lambdaBundle(built.lambda))
}
