import { expect, test } from 'vitest'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { rightsOf } from '#infra/local/iam/role-rights.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'

const synthesised = synthesisedFolder()
const parameter = 'arn:aws:ssm:us-east-1:000000000000:parameter/shop/key'

type Edit = (template: EditableTemplate, role: string) => void

/** What the function's role may do, its declaration edited. */
function rightsWith(edit: Edit = () => {}) {
  let role = ''
  const folder = synthesised((template) => {
    role = resourceOf(template, 'AWS::IAM::Role', /^CheckoutFunction/).id
    edit(template, role)
  })
  const stack = readStack(folder, { distributionHost: 'localhost:4173' })
  return rightsOf(stack, `arn:aws:iam::000000000000:role/${role}`)
}

function policyWith(...statements: readonly object[]): Edit {
  return (template) => {
    resourceOf(template, 'AWS::IAM::Policy', /^CheckoutFunction/).properties['PolicyDocument'] = {
      Version: '2012-10-17',
      Statement: statements,
    }
  }
}

test("the function's role may read the declared parameter and no other", () => {
  const may = rightsWith()
  const key = 'arn:aws:ssm:us-east-1:000000000000:parameter/infrastructure-site/stripe-secret-key'
  expect(may('ssm:GetParameter', key)).toBe(true)
  expect(may('ssm:GetParameter', `${key}-2`)).toBe(false)
  expect(may('ssm:PutParameter', key)).toBe(false)
})

const allow = { Effect: 'Allow', Action: 'ssm:GetParameter', Resource: parameter }

test.each([
  [[allow], true],
  [[{ ...allow, Sid: 'ReadKey', Action: ['logs:PutLogEvents', 'SSM:getparameter'] }], true],
  [[{ ...allow, Action: 'ssm:Get*', Resource: ['arn:aws:s3:::box', '*'] }], true],
  [[{ ...allow, Action: 'ssm:Put*' }], false],
  [[{ ...allow, Resource: parameter.toUpperCase() }], false],
  [[allow, { Effect: 'Deny', Action: '*', Resource: '*' }], false],
  [[{ ...allow, Effect: 'Deny' }], false],
  [[], false],
])('with %j the parameter may be read: %s', (statements, isSo) => {
  expect(rightsWith(policyWith(...statements))('ssm:GetParameter', parameter)).toBe(isSo)
})

test('what is unknown in a policy of another role is left to it', () => {
  const may = rightsWith((template) => {
    resourceOf(template, 'AWS::IAM::Policy', /^CustomCDK/).properties['PolicyDocument'] = 'unknown'
  })
  expect(may('ssm:GetParameter', parameter)).toBe(false)
})

function editRole(changes: object): Edit {
  return (template) =>
    void Object.assign(
      resourceOf(template, 'AWS::IAM::Role', /^CheckoutFunction/).properties,
      changes,
    )
}

const trust = { Effect: 'Allow', Action: 'sts:AssumeRole' }

test.each<[string, Edit, RegExp]>([
  [
    'condition',
    policyWith({ ...allow, Condition: {} }),
    /CheckoutFunctionRoleDefaultPolicy\w+\.PolicyDocument\.Statement\.0\.Condition is unknown here/,
  ],
  ['negation', policyWith({ ...allow, NotAction: 'ssm:*' }), /Statement\.0\.NotAction is unknown/],
  ['effect', policyWith({ ...allow, Effect: 'Audit' }), /Statement\.0\.Effect is unknown here/],
  [
    'property of a policy',
    (template) => {
      resourceOf(template, 'AWS::IAM::Policy', /^CheckoutFunction/).properties['Users'] = []
    },
    /CheckoutFunctionRoleDefaultPolicy\w+\.Users is unknown here/,
  ],
  ['attached policy', editRole({ ManagedPolicyArns: [] }), /Role\w+\.ManagedPolicyArns is unknown/],
  ["policy of the role's own", editRole({ Policies: [] }), /Role\w+\.Policies is unknown here/],
  ['boundary', editRole({ PermissionsBoundary: '' }), /Role\w+\.PermissionsBoundary is unknown/],
  [
    'principal that takes the role',
    editRole({
      AssumeRolePolicyDocument: {
        Version: '2012-10-17',
        Statement: [{ ...trust, Principal: { Service: 'edgelambda.amazonaws.com' } }],
      },
    }),
    /AssumeRolePolicyDocument\.Statement\.0\.Principal\.Service is unknown here/,
  ],
  [
    'role',
    (template, role) => void delete template.Resources[role],
    /the role arn:aws:iam::000000000000:role\/CheckoutFunctionRole\w+ is none of it/,
  ],
])('an unknown %s ends the preview', (_, edit, reason) => {
  expect(() => rightsWith(edit)).toThrow(reason)
})
