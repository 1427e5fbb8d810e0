import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from '#shared/schema.ts'
import type { ConfigInput } from '#infra/config-schema.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { siteApp } from './synthesised-site.ts'

const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
})

/** A synthesised template, for changing it. */
export type EditableTemplate = z.infer<typeof templateSchema>

/**
 * Synthesises the stack over a small built site, once for all tests of a file.
 *
 * @param files - of the site and the function: see siteApp
 * @returns a copy of the folder for one test, the template in it changed as asked
 */
export function synthesisedFolder(
  files: Readonly<Record<string, string>> = {},
  config: ConfigInput = {},
): (edit?: (template: EditableTemplate) => void) => string {
  const { app } = siteApp(config, { builtinCloudFormationValidation: false }, files)
  const { directory } = app.synth()
  return (edit = () => {}) => {
    const folder = temporaryFolder()
    // Without the archive of the copying's own program: 22 MB that nobody reads.
    cpSync(directory, folder, { recursive: true, filter: (path) => !path.endsWith('.zip') })
    const file = join(folder, 'Site.template.json')
    const template = templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    edit(template)
    writeFileSync(file, JSON.stringify(template))
    return folder
  }
}

/**
 * The one resource of a type in a template; of several, the one whose name fits.
 *
 * @throws when there is none
 */
export function resourceOf(template: EditableTemplate, type: string, name = /(?:)/) {
  const found = Object.entries(template.Resources).find(
    ([id, { Type }]) => Type === type && name.test(id),
  )
  if (!found) throw new Error(`No ${type} in the template.`)
  const [id, { Properties = {} }] = found
  return { id, properties: Properties }
}
