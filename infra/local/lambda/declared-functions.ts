import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Resource, Stack } from '#infra/local/cloudformation/stack.ts'
import { parseStrictly, unsupported } from '#infra/local/cloudformation/template.ts'
import { rightsOf, type Rights } from '#infra/local/iam/role-rights.ts'
import * as z from '#shared/schema.ts'
import { isReserved } from './reserved-variables.ts'

// Each type's page: https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_Lambda.html
// A share of the events for another version, and processes that are started beforehand, are unknown here.
const aliasSchema = z.strictObject({
  FunctionName: z.string(),
  FunctionVersion: z.string(),
  Name: z.string(),
  Description: z.optional(z.unknown()),
})

const versionSchema = z.strictObject({
  FunctionName: z.string(),
  Description: z.optional(z.unknown()),
})

// "AWS Parameters and Secrets Lambda Extension ARNs", of us-east-1:
// https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
const parametersExtension =
  /^arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension(-Arm64)?:\d+$/

const functionSchema = z.strictObject({
  Code: z.strictObject({ S3Bucket: z.unknown(), S3Key: z.string() }),
  Environment: z._default(
    z.strictObject({ Variables: z._default(z.record(z.string(), z.string()), {}) }),
    { Variables: {} },
  ),
  Handler: z.string().check(z.regex(/^[^.]+\.[^.]+$/)),
  Layers: z._default(
    z.array(z.string().check(z.regex(parametersExtension))).check(z.maxLength(1)),
    [],
  ),
  MemorySize: z._default(z.int(), 128),
  ReservedConcurrentExecutions: z.optional(z.int().check(z.minimum(0))),
  Role: z.string(),
  // This machine's own Node runs the function, whatever the version.
  Runtime: z.string().check(z.regex(/^nodejs\d+\.x$/)),
  Timeout: z._default(z.int().check(z.minimum(1), z.maximum(900)), 3),
  // What the function is compiled for, where it logs, and what people read.
  Architectures: z.optional(z.unknown()),
  LoggingConfig: z.optional(z.unknown()),
  Description: z.optional(z.unknown()),
})

type DeclaredProperties = Pick<Resource<z.infer<typeof functionSchema>>, 'id' | 'properties'>

/** A function of the stack that an alias points to. */
export type DeclaredFunction = {
  readonly name: string
  /** Without a qualifier. */
  readonly arn: string
  /** The name of the alias. */
  readonly alias: string
  readonly version: string
  /** With its code. */
  readonly folder: string
  /** The module with the handler. */
  readonly file: string
  /** The name under which the module exports the handler. */
  readonly exportName: string
  readonly properties: z.infer<typeof functionSchema>
  /** What its role lets it do. */
  readonly rights: Rights
}

// The order in which the runtime looks for the handler's module: read in its source, not documented.
// https://github.com/aws/aws-lambda-nodejs-runtime-interface-client
const extensions = ['.js', '.mjs', '.cjs']

function handlerOf(folder: string, { id, properties }: DeclaredProperties) {
  const [module = '', exportName = ''] = properties.Handler.split('.')
  const file = extensions.map((extension) => join(folder, module + extension)).find(existsSync)
  if (file === undefined) throw unsupported(`${id}.Handler names no file of the function`)
  return { file, exportName }
}

function findFunction(stack: Stack, { id, properties }: Resource<z.infer<typeof aliasSchema>>) {
  const { FunctionName, FunctionVersion } = properties
  const hasVersion = stack
    .resources('AWS::Lambda::Version', versionSchema)
    .some(
      (version) =>
        version.properties.FunctionName === FunctionName &&
        version.attribute('Version') === FunctionVersion,
    )
  if (!hasVersion) throw unsupported(`${id}.FunctionVersion is no version of it`)
  const found = stack
    .resources('AWS::Lambda::Function', z.unknown())
    .find(({ attribute }) => attribute('Ref') === FunctionName)
  if (!found) throw unsupported(`${id}.FunctionName is no function of it`)
  const declared = parseStrictly(functionSchema, found.properties, found.id)
  const reserved = Object.keys(declared.Environment.Variables).find(isReserved)
  if (reserved !== undefined) throw unsupported(`${found.id} sets ${reserved}, which Lambda sets`)
  return { ...found, properties: declared }
}

/**
 * The functions of a stack that aliases point to. The others run at a deployment alone.
 *
 * @throws CommandError that names what is unknown here
 */
export function declaredFunctions(stack: Stack): readonly DeclaredFunction[] {
  return stack.resources('AWS::Lambda::Alias', aliasSchema).map((alias) => {
    const declared = findFunction(stack, alias)
    const { properties, attribute } = declared
    const folder = stack.findAsset(properties.Code.S3Key)
    return {
      name: attribute('Ref'),
      arn: attribute('Arn'),
      alias: alias.properties.Name,
      version: alias.properties.FunctionVersion,
      folder,
      ...handlerOf(folder, declared),
      properties,
      rights: rightsOf(stack, properties.Role),
    }
  })
}
