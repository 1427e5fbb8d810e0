import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { createGitHubApp } from '#infra/stack/github-app.ts'
import { readStage } from '#infra/stack/stage.ts'
import * as v from 'valibot'
import { rolesIn, stopOf, type Target, type Values } from './evaluated-roles.ts'
import { siteStack } from './synthesised-site.ts'

const [account, stagingAccount] = ['111111111111', '222222222222']
const githubRepository = 'owner/site'
const production = { account, githubRepository }
const staging = { account: stagingAccount, githubRepository, stackName: 'SiteStaging' }

function rolesOf(given: { STAGE: string }, options: object = {}) {
  const inputs = { production: { ...production, ...options }, staging }
  return rolesIn(createGitHubApp(readStage(given, inputs)).stack)
}

const refs = {
  main: 'refs/heads/main',
  branch: 'refs/heads/branch',
  tag: 'refs/tags/main',
  pull: 'refs/pull/7/merge',
}

/** The claims in GitHub's token for a job. */
function claimsOf(environment = '', workflow = '', ref = refs.main, repository = 'owner/site') {
  const job_workflow_ref = `${repository}/.github/workflows/${workflow}.yml@${ref}`
  const sub = `repo:${repository}:environment:${environment}`
  return { aud: 'sts.amazonaws.com', sub, repository, environment, ref, job_workflow_ref }
}

const roles = ['production', 'staging'].flatMap((STAGE) => rolesOf({ STAGE }))

const roleOf = (wanted: string) => roles.find(({ name }) => name === wanted)

const assume = (name: string, where = account) =>
  [
    'sts:AssumeRole',
    `arn:aws:iam::${where}:role/cdk-hnb659fds-${name}-role-${where}-us-east-1`,
  ] as const
const arn = (service: string, resource: string) =>
  `arn:aws:${service}:us-east-1:${account}:${resource}`
const live = arn('lambda', 'function:Site-ApiFunctionAB12CD34-xYz:live')
const distribution = `arn:aws:cloudfront::${account}:distribution/E1`

const targets: Readonly<Record<string, Target>> = {
  deploy: assume('deploy'),
  'staging deploy': assume('deploy', stagingAccount),
  invoke: ['lambda:InvokeFunction', live],
  'what is live': ['cloudformation:DescribeStacks', arn('cloudformation', 'stack/Site/1')],
  'another stack': ['cloudformation:DescribeStacks', arn('cloudformation', 'stack/SiteGitHub/1')],
  'a stack’s change': ['cloudformation:UpdateStack', arn('cloudformation', 'stack/Site/1')],
  'new code': ['lambda:UpdateFunctionCode', live],
  'write a file': ['s3:PutObject', 'arn:aws:s3:::site-staticsitefiles1-x/index.html'],
  'staging’s file': ['s3:PutObject', 'arn:aws:s3:::sitestaging-staticsitefiles1-x/index.html'],
  'another’s cache': [
    'cloudfront:CreateInvalidation',
    distribution,
    { 'aws:ResourceTag/Site': 'Shop' },
  ],
}

// Anyone who may push a branch can change its workflows, and name any environment in them. A job is given as its
// environment, workflow and ref.
const attempts = `
  a deployment from main            | deploy deploy main           | deploy        | deploy          | nothing
  its question before it           | deploy deploy main           | deploy        | what is live    | nothing
  of a repository with ids          | deploy deploy main ids       | deploy        | deploy          | nothing
  staging’s, into its own account   | deploy-staging deploy main   | deploystaging | staging deploy  | nothing
  the check after a deployment      | smoke deploy main            | smoke         | invoke          | nothing
  the check after a rollback        | smoke rollback main          | smoke         | invoke          | nothing
  the job that waits for reviewers  | production deploy main       | deploy        | deploy          | trust: environment, sub
  a branch’s deploy.yml             | deploy deploy branch         | deploy        | deploy          | trust: ref, job_workflow_ref
  a branch that calls main’s        | deploy deploy main call      | deploy        | deploy          | trust: ref
  another workflow on main          | deploy checks main           | deploy        | deploy          | trust: job_workflow_ref
  a tag called main                 | deploy deploy tag            | deploy        | deploy          | trust: ref, job_workflow_ref
  a pull request                    | deploy deploy pull           | deploy        | deploy          | trust: ref, job_workflow_ref
  a fork                            | deploy deploy main fork      | deploy        | deploy          | trust: repository, sub, job_workflow_ref
  a fork with ids                   | deploy deploy main theft     | deploy        | deploy          | trust: repository, sub, job_workflow_ref
  another audience                  | deploy deploy main aud       | deploy        | deploy          | trust: aud
  staging with production’s role    | deploy-staging deploy main   | deploy        | deploy          | trust: environment, sub
  staging’s role, the CDK’s roles   | deploy-staging deploy main   | deploystaging | deploy          | permissions
  smoke’s role                      | smoke deploy main            | smoke         | deploy          | permissions
  deploy’s role, another stack      | deploy deploy main           | deploy        | another stack   | permissions
  deploy’s role, without the CDK’s  | deploy deploy main           | deploy        | a stack’s change | permissions
  smoke’s role, the function’s code | smoke deploy main            | smoke         | new code        | permissions
  a rollback from a branch          | rollback rollback branch     | rollback      | write a file    | trust: ref, job_workflow_ref
  rollback’s role                   | rollback rollback main       | rollback      | deploy          | permissions
  rollback’s role, the code         | rollback rollback main       | rollback      | new code        | permissions
  rollback’s role, staging’s files  | rollback rollback main       | rollback      | staging’s file  | permissions
  rollback’s role, another site     | rollback rollback main       | rollback      | another’s cache | permissions
`
const oddities: Readonly<Record<string, Values>> = {
  ids: { sub: 'repo:owner@1/site@2:environment:deploy' },
  call: { ref: refs.branch },
  fork: claimsOf('deploy', 'deploy', refs.main, 'thief/site'),
  theft: {
    ...claimsOf('deploy', 'deploy', refs.main, 'thief/site'),
    sub: 'repo:thief@1/site@2:environment:deploy',
  },
  aud: { aud: 'https://github.com/owner' },
}

const rows = attempts.trim().split('\n')

test.each(rows.map((line) => line.trim().split(/ *\| */)))(
  '%s (%s) with the role %s: %s is stopped by %s',
  (_, job = '', role = '', target = '', stop) => {
    const [environment, workflow, ref, oddity = ''] = job.split(' ')
    const named = v.parse(v.picklist(['main', 'branch', 'tag', 'pull']), ref)
    const claims = { ...claimsOf(environment, workflow, refs[named]), ...oddities[oddity] }
    expect(stopOf(claims, roleOf(role), targets[target] ?? ['', ''])).toBe(stop)
  },
)

test.each(['Site', 'S'.repeat(25)])(
  'the rollback’s role may do what a rollback needs, to the resources of the stack %s',
  (stackName) => {
    const claims = claimsOf('rollback', 'rollback')
    const role = rolesOf({ STAGE: 'production' }, { stackName }).find(
      (it) => it.name === 'rollback',
    )
    const { stack: site } = siteStack({ stackName })
    const template = Template.fromStack(site)
    // As CloudFormation names resources without a name. It would cut what is longer than the limit.
    const named = (type: string, name: RegExp, limit: number) => {
      const id = Object.keys(template.findResources(type)).find((each) => name.test(each))
      const physical = `${stackName}-${id}-1GRP3N0TVA1LD`
      expect(physical.length).toBeLessThanOrEqual(limit)
      return physical
    }
    const apiFunction = named('AWS::Lambda::Function', /^ApiFunction/, 64)
    const bucket = `arn:aws:s3:::${named('AWS::S3::Bucket', /Files/, 63).toLowerCase()}`
    const tags = { 'aws:ResourceTag/Site': site.tags.tagValues()['Site'] ?? '' }
    const release = arn('ssm', `parameter/${stackName}/release`)
    const needed = {
      [arn('cloudformation', `stack/${stackName}/1`)]: ['cloudformation:DescribeStacks'],
      [release]: ['ssm:GetParameterHistory', 'ssm:PutParameter'],
      [arn('lambda', `function:${apiFunction}`)]: ['lambda:GetAlias', 'lambda:UpdateAlias'],
      [bucket]: ['s3:ListBucketVersions'],
      [`${bucket}/index.html`]: ['s3:GetObjectVersion', 's3:PutObject', 's3:DeleteObject'],
      [distribution]: ['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'],
    }
    for (const [resource, actions] of Object.entries(needed)) {
      for (const action of actions) {
        expect(stopOf(claims, role, [action, resource, tags]), action).toBe('nothing')
      }
    }
  },
)

test.each([
  ['production', ['deploy', 'smoke', 'rollback']],
  ['staging', ['deploystaging', 'smokestaging']],
])('%s only has the roles %j', (STAGE, expected) => {
  expect(rolesOf({ STAGE }).map(({ name }) => name)).toEqual(expected)
})

test('without a repository, the error asks for one', () => {
  const inputs = { production: {}, staging: { stackName: 'Trial' } }
  expect(() => createGitHubApp(readStage({}, inputs))).toThrow(
    'Set githubRepository for production',
  )
})
