import { App, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  CfnOIDCProvider,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
  type PolicyStatementProps,
} from 'aws-cdk-lib/aws-iam'
import { CommandError } from '#infra/tools/command.ts'
import { region, releaseParameter, type Stage } from './stage.ts'

const issuer = 'token.actions.githubusercontent.com'
const audience = 'sts.amazonaws.com'
const main = 'refs/heads/main'

type Job = {
  /** The environment in GitHub, and the role's id. */
  readonly environment: string
  /** The only workflows whose jobs may assume the role. */
  readonly workflows: readonly string[]
  readonly permissions: readonly PolicyStatementProps[]
}

/**
 * An app with a stack of GitHub's identity provider and the roles of a stage's workflows, each for one environment of the
 * repository. The context `provider=existing` leaves out the provider: an account can only have one.
 */
export function createGitHubApp(stage: Stage) {
  const { githubRepository, stackName, account } = stage.config
  if (githubRepository === undefined) {
    throw new CommandError(`Set githubRepository for ${stage.name} in infra/stack/config.ts.`)
  }
  const app = new App()
  const stack = new Stack(app, `${stackName}GitHub`, { env: { account, region } })
  if (app.node.tryGetContext('provider') !== 'existing') {
    const settings = { url: `https://${issuer}`, clientIdList: [audience] }
    // Other sites of the account use it too: no deletion of this stack, nor a failed creation of it, takes it from them.
    new CfnOIDCProvider(stack, 'Provider', settings).applyRemovalPolicy(RemovalPolicy.RETAIN)
  }
  const provider = `arn:aws:iam::${stack.account}:oidc-provider/${issuer}`
  for (const { permissions, ...job } of jobsOf(stage, stack.account)) {
    const assumedBy = new WebIdentityPrincipal(provider, trustOf(githubRepository, job))
    const role = new Role(stack, job.environment, { assumedBy })
    for (const permission of permissions) role.addToPolicy(new PolicyStatement(permission))
    new CfnOutput(stack, `Role-${job.environment}`.replaceAll('-', ''), { value: role.roleArn })
  }
  return { app, stack }
}

const claims = (values: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).map(([claim, it]) => [`${issuer}:${claim}`, it]))

/** The claims in a job's identity token from GitHub that AWS knows. */
function trustOf(repository: string, { environment, workflows }: Omit<Job, 'permissions'>) {
  // Repositories created since 2026 have ids in the subject: repo:owner@1/site@2. Names contain no @.
  const ids = repository.replace('/', '@*/')
  const subjects = [repository, `${ids}@*`].map((each) => `repo:${each}:environment:${environment}`)
  const files = workflows.map((name) => `${repository}/.github/workflows/${name}.yml@${main}`)
  return {
    StringEquals: claims({ aud: audience, repository, environment }),
    StringLike: claims({ sub: subjects, ref: main, job_workflow_ref: files }),
  }
}

const may = (resource: string, ...actions: string[]) => ({ actions, resources: [resource] })

function jobsOf({ name, config }: Stage, account: string): readonly Job[] {
  const { stackName } = config
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${region}:${account}:${resource}`
  const cdkRole = (role: string) =>
    `arn:aws:iam::${account}:role/cdk-hnb659fds-${role}-role-${account}-${region}`
  const deploy = {
    actions: ['sts:AssumeRole'],
    resources: ['deploy', 'file-publishing', 'lookup'].map(cdkRole),
  }
  const stack = arn('cloudformation', `stack/${stackName}/*`)
  // To ask what is live before it is replaced.
  const describe = may(stack, 'cloudformation:DescribeStacks')
  const functions = arn('lambda', `function:${stackName}-ApiFunction*`)
  const smoke = may(`${functions}:live`, 'lambda:InvokeFunction')
  if (name === 'staging') {
    return [
      { environment: 'deploy-staging', workflows: ['deploy'], permissions: [deploy, describe] },
      { environment: 'smoke-staging', workflows: ['deploy'], permissions: [smoke] },
    ]
  }
  // CloudFormation derives its name from the stack's and the construct's.
  const bucketName = `${stackName.toLowerCase()}-staticsitefiles*`
  const bucket = `arn:aws:s3:::${bucketName}`
  const release = arn('ssm', `parameter${releaseParameter(stackName)}`)
  const distributions = `arn:aws:cloudfront::${account}:distribution/*`
  const rollback = [
    describe,
    may(release, 'ssm:GetParameterHistory', 'ssm:PutParameter'),
    may(functions, 'lambda:GetAlias', 'lambda:UpdateAlias'),
    may(bucket, 's3:ListBucketVersions'),
    {
      ...may(`${bucket}/*`, 's3:GetObjectVersion', 's3:DeleteObject'),
      // Bucket names are shared by all accounts: another one's could begin the same.
      conditions: { StringEquals: { 's3:ResourceAccount': account } },
    },
    {
      ...may(`${bucket}/*`, 's3:PutObject'),
      // Only by copying: whatever runs in the job can't upload a page of its own.
      conditions: {
        StringLike: { 's3:x-amz-copy-source': [`${bucketName}/*`, `/${bucketName}/*`] },
      },
    },
    {
      ...may(distributions, 'cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'),
      conditions: { StringEquals: { 'aws:ResourceTag/Site': stackName } },
    },
  ]
  return [
    { environment: 'deploy', workflows: ['deploy'], permissions: [deploy, describe] },
    { environment: 'smoke', workflows: ['deploy', 'rollback'], permissions: [smoke] },
    { environment: 'rollback', workflows: ['rollback'], permissions: rollback },
  ]
}
