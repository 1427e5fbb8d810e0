import { appendFileSync, readFileSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { runPhase, runProgram } from '#infra/tools/command.ts'
import { licencesPath } from '#shared/addresses.ts'
import type { BuildSettings } from '#infra/tools/environment.ts'
import { buildArtifact, built, make } from '#infra/tools/files.ts'
import { lambdaBundle } from './bundles.ts'

const vite = 'node_modules/vite/bin/vite.js'

/** Builds everything that is deployed. */
export const build = (settings: BuildSettings, signal: AbortSignal) =>
  make(buildArtifact, settings, () => runSteps(settings, signal))

async function runSteps({ siteOrigin }: BuildSettings, signal: AbortSignal): Promise<void> {
  const runStep = (...args: readonly string[]) =>
    runProgram(process.execPath, args, {
      signal,
      // Each step is its own process, so that NODE_ENV is set before any module loads.
      env: { NODE_ENV: 'production', SITE_ORIGIN: siteOrigin },
      errorMessage: `The build failed: node ${args.join(' ')}. Run npm run types: it names the lines that are wrong.`,
    })
  await runPhase('Bundling the browser’s scripts and styles', () =>
    runStep(vite, 'build', '--logLevel', 'warn'),
  )
  // Vite lists the licences of what it bundles.
  const fonts = readFileSync('web/src/shell/fonts/OFL.txt', 'utf8').trim()
  appendFileSync(`${built.site}${licencesPath}`, `\n## Fonts (OFL-1.1)\n\n${fonts}\n`)
  await runPhase('Prerendering the pages', async () => {
    await runStep(vite, 'build', '--logLevel', 'warn', '--ssr', 'build/prerender.ts')
    await runStep('dist/server/prerender.js')
  })
  await runPhase('Bundling the function', async () => {
    await bundle(lambdaBundle(built.lambda))
  })
}
