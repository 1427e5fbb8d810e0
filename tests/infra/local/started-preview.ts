import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startPreview } from '#infra/local/preview.ts'
import { readSite } from '#infra/local/site.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import * as z from '#shared/schema.ts'
import { siteStack } from '#tests/infra/stack/synthesised-site.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'

const Properties = z.optional(z.record(z.string(), z.unknown()))
const resourceSchema = z.looseObject({ Type: z.string(), Properties })
const templateSchema = z.looseObject({ Resources: z.record(z.string(), resourceSchema) })

/** A synthesised template that a test can modify. */
export type EditableTemplate = z.infer<typeof templateSchema>

/** Synthesises the stack with a small site and more files, and returns the folder and modified copies of the template. */
export function synthesisedFolder(
  files: Readonly<Record<string, string>> = {},
  config: ConfigInput = {},
) {
  const { app, stack } = siteStack(config, 'production', files)
  const { directory: folder } = app.synth()
  const json = readFileSync(join(folder, stack.templateFile), 'utf8')
  return {
    folder,
    template: (edit: (template: EditableTemplate) => void = () => {}): EditableTemplate => {
      const template = templateSchema.parse(JSON.parse(json))
      edit(template)
      return template
    },
  }
}

/** Sets the property at a dotted path of a resource, or removes it if undefined. The resource is a type, or an id without hash. */
export function setProperty(
  { Resources }: EditableTemplate,
  resource: string,
  path: string,
  value?: unknown,
): void {
  const found = Object.entries(Resources).find(
    ([id, { Type }]) => Type === resource || id.slice(0, -8) === resource,
  )
  const names = path.split('.')
  const last = names.pop() ?? ''
  let owner: unknown = found?.[1].Properties
  for (const name of names) owner = Reflect.get(Object(owner), name)
  if (typeof owner !== 'object' || owner === null) throw new Error(`${resource} has no ${path}.`)
  Reflect.set(owner, last, value)
}

/** The host of a test's stack. */
export const siteHost = 'localhost:4173'

/** A preview of a template that runs until the test is over. */
export async function startedPreview(
  { folder, template }: ReturnType<typeof synthesisedFolder>,
  edit?: (template: EditableTemplate) => void,
) {
  const site = readSite(template(edit), folder, siteHost)
  const { port, lambdaPort, close } = await startPreview(site, 0, {
    parameters: { '/Site/stripe-secret-key': 'sk_test_1' },
    environment: { ALLOWED_ORIGINS: siteOrigin },
  })
  onTestFinished(async () => void (await close()))
  return { port, lambdaPort, url: `http://localhost:${port}` }
}
