import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from '#shared/schema.ts'
import type { ConfigInput } from '#infra/config-schema.ts'
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
 * @returns the folder, and what makes a changed copy of the template
 */
export function synthesisedFolder(
  files: Readonly<Record<string, string>> = {},
  config: ConfigInput = {},
) {
  const { app } = siteApp(config, { builtinCloudFormationValidation: false }, files)
  const { directory: folder } = app.synth()
  const json = readFileSync(join(folder, 'Site.template.json'), 'utf8')
  return {
    folder,
    template: (edit: (template: EditableTemplate) => void = () => {}): EditableTemplate => {
      const template = templateSchema.parse(JSON.parse(json))
      edit(template)
      return template
    },
  }
}

/**
 * Sets a property of a resource.
 *
 * @param resource - its type, or its name without the hash at the end
 * @param path - of the property, with dots between
 * @param value - undefined removes it
 */
export function setProperty(
  { Resources }: EditableTemplate,
  resource: string,
  path: string,
  value: unknown,
): void {
  const found = Object.entries(Resources).find(
    ([id, { Type }]) => Type === resource || id.slice(0, -8) === resource,
  )
  const names = path.split('.')
  const last = names.pop() ?? ''
  let owner: unknown = found?.[1].Properties
  for (const name of names) owner = Reflect.get(Object(owner), name)
  if (typeof owner !== 'object' || owner === null) throw new Error(`No ${path} of ${resource}.`)
  Reflect.set(owner, last, value)
}
