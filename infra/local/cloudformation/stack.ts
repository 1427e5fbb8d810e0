import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'
import { readAssets, type FindAsset } from './assets.ts'
import { resolve } from './intrinsics.ts'
import { attributeOf, noticeOf, type Place } from './resource-types.ts'
import { generateSecret, withSecrets } from './secrets.ts'
import { parseStrictly, parseTemplate, unsupported } from './template.ts'

/** A resource as a service sees it: its references are values. */
export type Resource<T> = {
  /** Its name in the template. */
  readonly id: string
  readonly properties: T
  /** What a reference gives: one of the attributes of its type, or `Ref`. */
  readonly attribute: (name: string) => string
  /** The names of the resources that are made before it. */
  readonly dependsOn: readonly string[]
}

/** A synthesised stack, as if it were deployed on this machine. */
export type Stack = {
  /**
   * The resources of a type.
   *
   * @throws CommandError that names a property that the schema doesn't know, or a function that is unknown here
   */
  readonly resources: <T>(type: string, schema: z.ZodMiniType<T>) => readonly Resource<T>[]
  /** What is printed after a deployment, by name. */
  readonly output: (name: string) => string
  readonly findAsset: FindAsset
  /** What has to be said of resources that are left out. */
  readonly notices: readonly string[]
}

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
})

function readJson(file: string): unknown {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return json
}

/** The one file of a kind that the manifest of a synthesis names. */
function fileOf(folder: string, type: string, property: string): string {
  const manifest = join(folder, 'manifest.json')
  if (!existsSync(manifest)) {
    throw new CommandError(`${folder} holds no synthesised stack: run npm run synth.`)
  }
  const { artifacts } = manifestSchema.parse(readJson(manifest))
  const [only, ...others] = Object.values(artifacts).filter((artifact) => artifact.type === type)
  if (others.length > 0) throw unsupported('there is more than one stack')
  return z.string().parse(only?.properties?.[property])
}

/**
 * Reads the one stack of a synthesis.
 *
 * @param folder - where the CDK put it
 * @throws CommandError when there is none, or when it holds what the preview doesn't know
 */
export function readStack(folder: string, place: Place): Stack {
  const template = parseTemplate(
    readJson(join(folder, fileOf(folder, 'aws:cloudformation:stack', 'templateFile'))),
  )
  const secrets = new Map<string, string>()

  function lookUp(id: string, attribute: string): string {
    const resource = template.Resources[id]
    if (!resource) throw unsupported(`${id} is no resource of it`)
    const properties = () => resolve(resource.Properties, lookUp)
    const value = attributeOf({ id, type: resource.Type, properties }, attribute, place)
    if (value === undefined) throw unsupported(`${resource.Type} has no ${attribute} here`)
    return value
  }

  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type === 'AWS::SecretsManager::Secret') {
      secrets.set(lookUp(id, 'Ref'), generateSecret(id, Properties))
    }
  }

  return {
    resources: (type, schema) =>
      Object.entries(template.Resources)
        .filter(([, resource]) => resource.Type === type)
        .map(([id, { Properties, DependsOn }]) => ({
          id,
          properties: parseStrictly(schema, withSecrets(resolve(Properties, lookUp), secrets), id),
          attribute: (name) => lookUp(id, name),
          dependsOn: DependsOn,
        })),
    output: (name) =>
      parseStrictly(z.string(), resolve(template.Outputs[name]?.Value, lookUp), `Outputs.${name}`),
    findAsset: readAssets(folder, fileOf(folder, 'cdk:asset-manifest', 'file')),
    notices: Object.values(template.Resources).flatMap(({ Type }) => noticeOf(Type) ?? []),
  }
}
