import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle, type Metafile } from 'esbuild'
import { runPhase, runProgram } from '#infra/tools/command.ts'
import { licencesPath } from '#shared/addresses.ts'
import type { BuildSettings } from '#infra/tools/environment.ts'
import { buildArtifact, built, make } from '#infra/tools/files.ts'
import * as v from 'valibot'
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
  await runPhase('Prerendering the pages', async () => {
    await runStep(vite, 'build', '--logLevel', 'warn', '--ssr', 'build/prerender.ts')
    await runStep('dist/server/prerender.js')
  })
  await runPhase('Bundling the function', async () => {
    const { metafile } = await bundle(lambdaBundle(built.lambda))
    addLicences(`${built.site}${licencesPath}`, 'web/src/shell/fonts/OFL.txt', metafile)
  })
}

const packageSchema = v.object({ name: v.string(), version: v.string(), license: v.string() })

/** The folders of the packages in a bundle. */
function packagesIn({ outputs }: Metafile): readonly string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  return inputs.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []) : [],
  )
}

/** Adds the fonts and the function's packages to Vite's list of the pages' packages, in its format. */
function addLicences(list: string, fonts: string, api: Metafile): void {
  const listed = readFileSync(list, 'utf8')
  const sections = [...new Set(packagesIn(api))].flatMap((folder) => {
    const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { name, version, license } = v.parse(packageSchema, json)
    const title = `## ${name} - ${version} (${license})`
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    if (file === undefined) throw new Error(`${name} has no licence file.`)
    const text = readFileSync(join(folder, file), 'utf8').trim()
    return listed.includes(title) ? [] : [`\n${title}\n\n${text}\n`]
  })
  const ofFonts = `\n## Fonts (OFL-1.1)\n\n${readFileSync(fonts, 'utf8').trim()}\n`
  appendFileSync(list, [...sections, ofFonts].join(''))
}
