import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { declaredFunctions } from '#infra/local/lambda/declared-functions.ts'
import { everySetting } from '#tests/infra/synthesised-site.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { textLike } from '#tests/support/matchers.ts'

const synthesised = synthesisedFolder({
  'lambda/other.cjs': '',
  'lambda/deep/inside.js': '',
})

const withEverySetting = synthesisedFolder({}, everySetting)

type Kind = 'Function' | 'Alias' | 'Version'

function declaredWith(edit?: (template: EditableTemplate) => void) {
  return declaredFunctions(readStack(synthesised(edit), { distributionHost: 'localhost:4173' }))
}

/** The functions, the properties of one of the resources of the site's function changed. */
function declaredAfter(kind: Kind, changes: object) {
  return declaredWith((template) => {
    const { properties } = resourceOf(template, `AWS::Lambda::${kind}`, /^CheckoutFunction/)
    Object.assign(properties, changes)
  })
}

test('the one function that is called is the one that an alias points to', () => {
  expect(declaredWith()).toEqual([
    expect.objectContaining({
      name: textLike(/^CheckoutFunction\w+$/),
      arn: textLike(/^arn:aws:lambda:us-east-1:000000000000:function:CheckoutF\w+$/),
      alias: 'live',
      version: '1',
      file: textLike(/\/asset\.\w+\/index\.mjs$/),
      exportName: 'handler',
    }),
  ])
})

test('with every setting the function is known as well', () => {
  const stack = readStack(withEverySetting(), { distributionHost: 'localhost:4173' })
  expect(declaredFunctions(stack)).toMatchObject([{ alias: 'live' }])
})

test.each([
  ['index.other', 'index.mjs', 'other'],
  ['other.handler', 'other.cjs', 'handler'],
  ['deep/inside.run', 'deep/inside.js', 'run'],
])('the handler %s is in %s', (Handler, file, exportName) => {
  const [declared] = declaredAfter('Function', { Handler })
  expect(declared).toMatchObject({ file: join(declared?.folder ?? '', file), exportName })
})

// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-lambda-function.html
test('what is not declared is as the reference tells', () => {
  const [declared] = declaredAfter('Function', {
    Environment: undefined,
    Layers: undefined,
    MemorySize: undefined,
    ReservedConcurrentExecutions: undefined,
    Timeout: undefined,
  })
  expect(declared?.properties).toMatchObject({
    Environment: { Variables: {} },
    Layers: [],
    MemorySize: 128,
    Timeout: 3,
  })
  expect(declared?.properties.ReservedConcurrentExecutions).toBeUndefined()
})

test.each([
  [
    'x86',
    'arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension:2',
  ],
  [
    'ARM',
    'arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension-Arm64:31',
  ],
])("AWS's extension for %s is known in every version", (_, layer) => {
  const [declared] = declaredAfter('Function', { Layers: [layer] })
  expect(declared?.properties.Layers).toEqual([layer])
})

const extension =
  'arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension:2'

test.each<[Kind, object, string]>([
  ['Function', { Runtime: 'python3.13' }, '.Runtime is unknown here'],
  ['Function', { Handler: 'handler' }, '.Handler is unknown here'],
  ['Function', { Handler: 'missing.handler' }, '.Handler names no file of the function'],
  ['Function', { Timeout: 0 }, '.Timeout is unknown here'],
  ['Function', { ReservedConcurrentExecutions: -1 }, '.ReservedConcurrentExecutions is unknown'],
  ['Function', { Layers: [extension.replace('177933569100', '1')] }, '.Layers.0 is unknown here'],
  ['Function', { Layers: [extension, extension] }, '.Layers is unknown here'],
  ['Function', { VpcConfig: {} }, '.VpcConfig is unknown here'],
  ['Function', { Code: { S3Bucket: 'box', S3Key: 'a.zip', ImageUri: '' } }, '.Code.ImageUri is'],
  [
    'Function',
    { Code: { S3Bucket: 'box', S3Key: 'other.zip' } },
    'there is no folder for the asset other.zip',
  ],
  ['Function', { Role: 'arn:aws:iam::000000000000:role/other' }, 'the role arn:aws:iam::'],
  [
    'Function',
    { Environment: { Variables: { AWS_REGION: 'eu-west-1' } } },
    ' sets AWS_REGION, which Lambda sets',
  ],
  ['Alias', { RoutingConfig: {} }, '.RoutingConfig is unknown here'],
  ['Alias', { ProvisionedConcurrencyConfig: {} }, '.ProvisionedConcurrencyConfig is unknown here'],
  ['Alias', { FunctionVersion: '2' }, '.FunctionVersion is no version of it'],
  ['Alias', { FunctionName: 'other' }, '.FunctionVersion is no version of it'],
  ['Version', { FunctionName: 'other' }, '.FunctionVersion is no version of it'],
  ['Version', { RuntimePolicy: {} }, '.RuntimePolicy is unknown here'],
])('of the %s, %j ends the preview', (kind, changes, reason) => {
  expect(() => declaredAfter(kind, changes)).toThrow(reason)
})

function renameFunction(template: EditableTemplate): void {
  for (const kind of ['Alias', 'Version']) {
    const { properties } = resourceOf(template, `AWS::Lambda::${kind}`, /^CheckoutFunction/)
    properties['FunctionName'] = 'other'
  }
}

test('an alias and a version of what is no function end the preview', () => {
  expect(() => declaredWith(renameFunction)).toThrow('.FunctionName is no function of it')
})
