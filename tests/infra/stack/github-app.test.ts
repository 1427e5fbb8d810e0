import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { createGitHubApp } from '#infra/stack/github-app.ts'
import { propertiesOf } from './synthesised-site.ts'

const production = { githubRepository: 'owner/site' }
const { stack } = createGitHubApp({ production, staging: { stackName: 'Trial' } })
const template = Template.fromStack(stack)
const policies = propertiesOf(template, 'AWS::IAM::Policy').map((each) => JSON.stringify(each))

test.each([
  ['production', 'sts:AssumeRole', ':role/cdk-hnb659fds-*-'],
  ['staging', 'sts:AssumeRole', ':role/cdk-hnb659fds-*-'],
  ['smoke', 'lambda:InvokeFunction', ':function:Site-ApiFunction*:live'],
  ['smoke-staging', 'lambda:InvokeFunction', ':function:Trial-ApiFunction*:live'],
  ['diff', 'sts:AssumeRole', ':role/cdk-hnb659fds-lookup-role-'],
])(
  'the job of the environment %s, of this repository alone, may %s',
  (environment, ...permission) => {
    const sub = `repo:owner/site:environment:${environment}`
    const Condition = { StringEquals: { 'token.actions.githubusercontent.com:sub': sub } }
    const AssumeRolePolicyDocument = { Statement: [{ Condition }] }
    template.hasResourceProperties('AWS::IAM::Role', { AssumeRolePolicyDocument })
    const name = `"PolicyName":"${environment.replace('-', '')}Default`
    const policy = policies.find((each) => each.includes(name))
    for (const part of permission) expect(policy).toContain(part)
  },
)

test('without a repository, it is asked for', () => {
  expect(() => createGitHubApp({ production: {}, staging: { stackName: 'Trial' } })).toThrow(
    'githubRepository must be set in infra/stack/config.ts.',
  )
})
