import type { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import { Document, visit } from 'yaml'
import { toRecord } from '#shared/to-record.ts'

const referenceSchema = v.union([
  v.strictObject({ Ref: v.string() }),
  v.strictObject({ 'Fn::GetAtt': v.tuple([v.string(), v.string()]) }),
  v.strictObject({ 'Fn::Join': v.tuple([v.string(), v.array(v.string())]) }),
])

/** A name without the CDK's hash of its place, and without that of a function's code. */
const withoutHash = (name: string) =>
  name.replace(/(?<=[A-Za-z])[0-9A-F]{8}([0-9a-f]{32})?(?![0-9A-Za-z])/, '')

/** A reference as text: the id of a resource, or the distribution's address. */
function resolveReference(reference: unknown): unknown {
  if (!v.is(referenceSchema, reference)) return reference
  if ('Ref' in reference) return withoutHash(reference.Ref)
  if ('Fn::Join' in reference) return reference['Fn::Join'][1].join(reference['Fn::Join'][0])
  const [id, attribute] = reference['Fn::GetAtt']
  return attribute === 'DomainName' ? 'd1.cloudfront.net' : withoutHash(id)
}

const jsonSchema = v.record(v.string(), v.unknown())
type Json = v.InferOutput<typeof jsonSchema>

/** A stack's template, with its references as text. */
export function resolvedTemplate(stack: Stack): Template {
  const json = JSON.stringify(Template.fromStack(stack).toJSON())
  const resolved: unknown = JSON.parse(json, (_, value) => resolveReference(value))
  return Template.fromJSON(v.parse(jsonSchema, resolved))
}

const resourceSchema = v.object({
  Type: v.string(),
  Properties: v.optional(jsonSchema),
  DependsOn: v.optional(v.array(v.string())),
  DeletionPolicy: v.optional(v.string()),
})
const templateSchema = v.object({
  Resources: v.record(v.string(), resourceSchema),
  Outputs: v.optional(jsonSchema),
})

// What is for readers of the console, has a test of its own, or is the CDK's own business.
const unreadTypes = /LayerVersion|QueryDefinition|Dashboard|AutoDeleteObjects/
const unread =
  /^(\w*Description|Comment|Tags|Code|FunctionCode|PolicyName|Sid|Version|ServiceToken|Source\w+Names|Source\w+Keys|OutputObjectKeys|VisibilityConfig)$/

/** What a reviewer reads of a template: its outputs, and by type and id its resources. */
export function readIn(template: Template): Json {
  const json = JSON.stringify(template.toJSON(), (name, it: unknown) => {
    if (unread.test(name)) return undefined
    return typeof it === 'string' ? withoutHash(it) : it
  })
  const { Resources, Outputs } = v.parse(templateSchema, JSON.parse(json))
  const read: Record<string, Record<string, Json>> = {}
  for (const [id, { Type, Properties, ...others }] of Object.entries(Resources)) {
    if (unreadTypes.test(Type)) continue
    read[Type] = { ...read[Type], [withoutHash(id)]: { ...Properties, ...others } }
  }
  return { Outputs, ...read }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isObject = (it: unknown): it is Json => v.is(jsonSchema, it) && !Array.isArray(it)

const mapped = (names: readonly string[], valueOf: (name: string) => unknown): Json =>
  toRecord(names.map((name) => [name, valueOf(name)]))

/** What these have instead of the others: `null` is nothing. */
export function differenceOf(these: Json, others: Json): Json {
  const names = Object.keys({ ...these, ...others })
  const different = names.filter((name) => !isEqual(these[name], others[name]))
  return mapped(different, (name) => {
    const [it, other] = [these[name], others[name]]
    return isObject(it) && isObject(other) ? differenceOf(it, other) : (it ?? null)
  })
}

/** What more than one of these resources, and at least half of them, have: it is written once, as `usual`. */
function shortened(resources: Json): Json {
  const all = Object.values(resources).filter(isObject)
  const properties = all.flatMap((it) => Object.entries(it))
  const common = properties.filter((property) => {
    const { length } = properties.filter((it) => isEqual(it, property))
    return length > 1 && length * 2 >= all.length
  })
  if (common.length === 0) return resources
  const usual = toRecord(common)
  const unusual = mapped(Object.keys(resources), (id) => {
    const it = resources[id]
    return isObject(it) ? differenceOf(it, usual) : it
  })
  return { usual, ...unusual }
}

/** As YAML, in which what is short has one line. */
export function textOf(read: Json): string {
  const sections = mapped(Object.keys(read), (type) => {
    const it = read[type]
    return isObject(it) ? shortened(it) : it
  })
  const document = new Document(sections, { aliasDuplicateObjects: false })
  visit(document, {
    Collection(_, node) {
      node.flow = JSON.stringify(node).length < 180
    },
  })
  return document.toString({ lineWidth: 0 })
}
