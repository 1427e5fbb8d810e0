import { App, CfnOutput, Stack } from 'aws-cdk-lib'
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { CommandError } from '#infra/tools/command.ts'
import { readStage, region } from './stage.ts'

const issuer = 'token.actions.githubusercontent.com'
const audience = 'sts.amazonaws.com'

/**
 * An app with a stack of GitHub's identity provider and the workflows' roles, each for one environment of the repository.
 * The context `provider=existing` leaves out the provider, of which an account has one.
 */
export function createGitHubApp(inputs?: Parameters<typeof readStage>[1]) {
  const { config } = readStage({}, inputs)
  const { config: staging } = readStage({ STAGE: 'staging' }, inputs)
  const { githubRepository, stackName } = config
  if (githubRepository === undefined) {
    throw new CommandError('githubRepository must be set in infra/stack/config.ts.')
  }
  const app = new App()
  const stack = new Stack(app, `${stackName}GitHub`, { env: { region } })
  const { account } = stack
  if (app.node.tryGetContext('provider') !== 'existing') {
    new CfnOIDCProvider(stack, 'Provider', { url: `https://${issuer}`, clientIdList: [audience] })
  }
  const createRole = (environment: string, action: string, resource: string) => {
    const sub = `repo:${githubRepository}:environment:${environment}`
    const claims = { [`${issuer}:aud`]: audience, [`${issuer}:sub`]: sub }
    const provider = `arn:aws:iam::${account}:oidc-provider/${issuer}`
    const assumedBy = new WebIdentityPrincipal(provider, { StringEquals: claims })
    const role = new Role(stack, environment, { assumedBy })
    role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }))
    new CfnOutput(stack, `Role-${environment}`.replaceAll('-', ''), { value: role.roleArn })
  }
  const cdkRole = (name: string) =>
    `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-${account}-${region}`
  const live = (name: string) =>
    `arn:aws:lambda:${region}:${account}:function:${name}-ApiFunction*:live`
  createRole('production', 'sts:AssumeRole', cdkRole('*'))
  createRole('staging', 'sts:AssumeRole', cdkRole('*'))
  createRole('smoke', 'lambda:InvokeFunction', live(stackName))
  createRole('smoke-staging', 'lambda:InvokeFunction', live(staging.stackName))
  createRole('diff', 'sts:AssumeRole', cdkRole('lookup-role'))
  return { app, stack }
}
