import * as z from '#shared/schema.ts'
import { account, region } from './resource-types.ts'
import { unsupported } from './template.ts'

/** Looks up what a reference to a resource gives; `attribute` is that of `Fn::GetAtt`, or `Ref`. */
type LookUp = (id: string, attribute: string) => string

// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/pseudo-parameter-reference.html
const pseudoParameters: Readonly<Record<string, string>> = {
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::Region': region,
  'AWS::URLSuffix': 'amazonaws.com',
}

const joinSchema = z.tuple([z.string(), z.array(z.unknown())])
const getAttSchema = z.tuple([z.string(), z.string()])

/** Calls a function of the template's language, as docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html tells. */
function call(name: string, argument: unknown, lookUp: LookUp): unknown {
  const reference = (id: string) => pseudoParameters[id] ?? lookUp(id, 'Ref')
  if (name === 'Ref') return reference(z.string().parse(argument))
  if (name === 'Fn::GetAtt') return lookUp(...getAttSchema.parse(argument))
  if (name === 'Fn::Join') {
    const [separator, parts] = joinSchema.parse(argument)
    return parts.map((part) => z.string().parse(resolve(part, lookUp))).join(separator)
  }
  if (name === 'Fn::Sub') {
    return z
      .string()
      .parse(argument)
      .replaceAll(/\$\{(!?)([^}]+)\}/g, (_match, literal: string, inner: string) => {
        if (literal) return `\${${inner}}`
        const [id = '', ...attribute] = inner.split('.')
        return attribute.length === 0 ? reference(id) : lookUp(id, attribute.join('.'))
      })
  }
  throw unsupported(`the function ${name} is unknown here`)
}

function isFunction(name: string): boolean {
  return name === 'Ref' || name === 'Condition' || name.startsWith('Fn::')
}

/**
 * A part of a template with its functions called.
 *
 * @throws CommandError that names a function that is unknown here
 */
export function resolve(value: unknown, lookUp: LookUp): unknown {
  if (Array.isArray(value)) return value.map((each) => resolve(each, lookUp))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (first && entries.length === 1 && isFunction(first[0])) return call(...first, lookUp)
  return Object.fromEntries(entries.map(([key, each]) => [key, resolve(each, lookUp)]))
}
