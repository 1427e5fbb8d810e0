import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import * as v from 'valibot'

const packageSchema = v.object({ name: v.string(), version: v.string(), license: v.string() })

/** The folders of the packages in a bundle. */
function packagesIn({ outputs }: Metafile): readonly string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  return inputs.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []) : [],
  )
}

/** Adds the fonts and esbuild's packages to Vite's list of the pages' packages, in its format. */
export function addLicences(list: string, fonts: string, bundles: readonly Metafile[]): void {
  const listed = readFileSync(list, 'utf8')
  const sections = [...new Set(bundles.flatMap(packagesIn))].flatMap((folder) => {
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
