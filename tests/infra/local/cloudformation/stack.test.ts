import { expect, test } from 'vitest'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import * as z from '#shared/schema.ts'
import { everySetting } from '#tests/infra/synthesised-site.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const synthesised = synthesisedFolder()
const withEverySetting = synthesisedFolder({}, everySetting)
const place = { distributionHost: 'localhost:4173' }

function stackWith(edit?: (template: EditableTemplate) => void) {
  return readStack(synthesised(edit), place)
}

function addBucket(template: EditableTemplate): void {
  template.Resources['Box'] = { Type: 'AWS::S3::Bucket' }
}

/** What one output is, declared like this. */
function valueOf(value: unknown, edit: (template: EditableTemplate) => void = () => {}) {
  const stack = stackWith((template) => {
    edit(template)
    template['Outputs'] = { Asked: { Value: value } }
  })
  return stack.output('Asked')
}

const variables = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
})

test.each([
  [{ Ref: 'AWS::Region' }, 'us-east-1'],
  [{ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Partition' }]] }, 'a-aws'],
  // docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference-sub.html: "${!Literal}"
  [{ 'Fn::Sub': '${AWS::URLSuffix} ${!Literal}' }, 'amazonaws.com ${Literal}'],
])('%j is %s', (value, expected) => {
  expect(valueOf(value)).toBe(expected)
})

test('a reference to a resource is its name, an attribute what its type has', () => {
  expect(valueOf({ Ref: 'Box' }, addBucket)).toBe('box')
  expect(valueOf({ 'Fn::GetAtt': ['Box', 'Arn'] }, addBucket)).toBe('arn:aws:s3:::box')
  expect(valueOf({ 'Fn::Sub': '${Box.RegionalDomainName}' }, addBucket)).toBe(
    'box.s3.us-east-1.amazonaws.com',
  )
})

test('visitors find the distribution on this machine', () => {
  expect(stackWith().output('Addresses')).toBe('https://localhost:4173')
})

test.each<[string, unknown, string]>([
  ['function', { 'Fn::Select': [0, ['a']] }, 'the function Fn::Select is unknown here'],
  ['condition', { Condition: 'IsProduction' }, 'the function Condition is unknown here'],
  ['name', { Ref: 'Nothing' }, 'Nothing is no resource of it'],
  ['dynamic reference', '{{resolve:ssm:/a}}', 'the reference {{resolve:ssm:/a}} is unknown here'],
])('an unknown %s ends the preview', (_, value, reason) => {
  const edit = (template: EditableTemplate) => {
    resourceOf(template, 'AWS::Lambda::Function').properties['Description'] = value
  }
  const read = () => stackWith(edit).resources('AWS::Lambda::Function', z.unknown())
  expect(read).toThrow(`The preview cannot show this template: ${reason}.`)
})

test('an unknown attribute ends the preview', () => {
  expect(() => valueOf({ 'Fn::GetAtt': ['Box', 'Colour'] }, addBucket)).toThrow(
    'AWS::S3::Bucket has no Colour here.',
  )
})

test.each<[string, (template: EditableTemplate) => void, string]>([
  [
    'type of resource',
    (template) => void (template.Resources['Table'] = { Type: 'AWS::DynamoDB::Table' }),
    'AWS::DynamoDB::Table is unknown here',
  ],
  [
    'section',
    (template) => void (template['Transform'] = 'AWS::Serverless-2016-10-31'),
    'Template.Transform is unknown here',
  ],
  [
    'condition of a resource',
    (template) =>
      void (template.Resources['Box'] = { Type: 'AWS::S3::Bucket', Condition: 'IsProduction' }),
    'Template.Resources.Box.Condition is unknown here',
  ],
])('an unknown %s ends the preview', (_, edit, reason) => {
  expect(() => stackWith(edit)).toThrow(`The preview cannot show this template: ${reason}.`)
})

test('an unknown property of a resource ends the preview, by its name', () => {
  const schema = z.strictObject({ ApiId: z.string(), StageName: z.string() })
  expect(() => stackWith().resources('AWS::ApiGatewayV2::Stage', schema)).toThrow(
    /template: CheckoutApiStage\w+\.AccessLogSettings, CheckoutApiStage\w+\.AutoDeploy, /,
  )
})

test('a secret is made up at each start, and is the same wherever it is referred to', () => {
  const secrets = [stackWith(), stackWith()].map((stack) => {
    const functions = stack.resources('AWS::Lambda::Function', z.unknown())
    const [secret] = functions.flatMap(({ properties }) => {
      const parsed = variables.safeParse(properties)
      return parsed.data?.Environment.Variables['ORIGIN_SECRET'] ?? []
    })
    const [distribution] = stack.resources('AWS::CloudFront::Distribution', z.unknown())
    expect(secret).toMatch(/^[A-Za-z0-9]{48}$/)
    expect(JSON.stringify(distribution?.properties)).toContain(`"HeaderValue":"${secret}"`)
    return secret
  })
  expect(new Set(secrets).size).toBe(2)
})

test('an asset is found by the key under which it is uploaded', () => {
  const folder = synthesised()
  const { findAsset } = readStack(folder, place)
  const code = z.object({ Code: z.object({ S3Key: z.string() }) })
  const keys = readStack(folder, place)
    .resources('AWS::Lambda::Function', code)
    .map(({ properties }) => properties.Code.S3Key)
  expect(keys.map(findAsset).every((path) => path.startsWith(folder))).toBe(true)
  expect(() => findAsset('other.zip')).toThrow('there is no folder for the asset other.zip')
})

test('with every setting the stack can be read, and what is left out is said', () => {
  const { notices, resources } = readStack(withEverySetting(), place)
  expect(notices).toEqual(['The firewall is not part of this preview.'])
  expect(resources('AWS::CloudFront::Distribution', z.unknown())).toHaveLength(1)
})

test('a folder without a synthesis is refused with what to do', () => {
  expect(() => readStack(temporaryFolder(), place)).toThrow(
    /holds no synthesised stack: run npm run synth\.$/,
  )
})
