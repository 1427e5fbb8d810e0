import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { ACMClient, DescribeCertificateCommand, type CertificateStatus } from '@aws-sdk/client-acm'
import * as lambda from '@aws-sdk/client-lambda'
import { ListSubscriptionsCommand, SNSClient } from '@aws-sdk/client-sns'
import { GetParameterCommand, SSMClient, type ParameterType } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { examine } from '#infra/operate/doctor.ts'
import { checkPrefix } from '#lambda/deployment.ts'
import { parseConfig } from '#infra/stack/config-schema.ts'
import { everySetting } from '#tests/infra/stack/synthesised-site.ts'

const ssm = mockClient(SSMClient)
const functions = mockClient(lambda.LambdaClient)
const acm = mockClient(ACMClient)
const sns = mockClient(SNSClient)
const sts = mockClient(STSClient)
const stacks = mockClient(CloudFormationClient)

const config = parseConfig(everySetting)
const Endpoint = 'operations@example.com'
const site = 'https://example.com'

const inOrder = {
  bootstrap: '30',
  quota: 1000,
  key: 'sk_live_secret',
  Type: 'SecureString' as ParameterType,
  Status: 'ISSUED' as CertificateStatus,
  names: ['example.com', '*.example.com'],
  SubscriptionArn: 'arn:aws:sns:us-east-1:1:Shop-AlarmsTopic:1',
  isDeployed: true,
  result: { statusCode: 200, body: checkPrefix } as object,
}
type Answers = Partial<typeof inOrder>

/** A healthy account, except for these answers. */
function account(answers: Answers = {}) {
  const all = { ...inOrder, ...answers }
  const { bootstrap, quota, key, Type, Status, names, SubscriptionArn } = all
  const version = { Name: '/cdk-bootstrap/hnb659fds/version' }
  const AccountLimit = { ConcurrentExecutions: quota }
  const Certificate = { Status, SubjectAlternativeNames: names }
  const Subscriptions = [{ TopicArn: 'arn:aws:sns:us-east-1:1:Shop-A', Endpoint, SubscriptionArn }]
  const outputs = { Addresses: site, LiveFunction: 'live', FilesBucket: 'b', DistributionId: 'd' }
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({
    OutputKey,
    OutputValue,
  }))
  const stack = { StackName: 'Shop', CreationTime: undefined, StackStatus: undefined, Outputs }
  stacks.on(DescribeStacksCommand).resolves({ Stacks: all.isDeployed ? [stack] : [] })
  const result = JSON.stringify(all.result)
  const Payload = Object.assign(Buffer.from(result), { transformToString: () => result })
  functions.on(lambda.InvokeCommand, { FunctionName: 'live' }).resolves({ Payload })
  sts.on(GetCallerIdentityCommand).resolves({ Arn: 'arn:aws:iam::1:user/operator' })
  ssm.on(GetParameterCommand).resolves({ Parameter: { Type, Value: key } })
  ssm.on(GetParameterCommand, version).resolves({ Parameter: { Value: bootstrap } })
  functions.on(lambda.GetAccountSettingsCommand).resolves({ AccountLimit })
  functions.on(lambda.GetLayerVersionByArnCommand).resolves({ Version: 99 })
  acm.on(DescribeCertificateCommand).resolves({ Certificate })
  sns.on(ListSubscriptionsCommand).resolves({ Subscriptions })
}

async function linesFor(name: 'production' | 'staging' = 'production', settings: object = {}) {
  const live = name === 'production'
  const findings = await examine({ name, config: { ...config, live, ...settings } })
  expect(findings.map(({ isFine }) => isFine)).toEqual(
    findings.map(({ line }) => !line.startsWith('✗')),
  )
  return findings.map(({ line }) => line)
}

test('a healthy account has a line for each check, without the key', async () => {
  account()
  expect((await linesFor()).filter((line) => line.startsWith('✓'))).toHaveLength(8)
  expect(String(await linesFor())).not.toMatch(/✗|secret/)
})

const pending = { SubscriptionArn: 'PendingConfirmation' }

test.each<[answers: Answers, failure: string, remedy: string]>([
  [{ bootstrap: '5' }, 'version 5 is older than 6', 'npx cdk bootstrap'],
  [{ quota: 50 }, '50, but reservedConcurrency needs 140', 'aws service-quotas'],
  [{ key: 'pk_live_1' }, 'not a test or live key', '--name /shop/stripe-key'],
  [{ Type: 'String' }, 'not a SecureString', 'aws ssm put-parameter'],
  [{ names: ['example.com'] }, 'invalid for www.example.com', 'aws acm describe'],
  [{ Status: 'PENDING_VALIDATION' }, 'PENDING_VALIDATION', 'aws acm describe'],
  [{ result: { body: 'api_key_expired' } }, 'api_key_expired"}', 'Verify'],
  [pending, `not confirmed: ${Endpoint}`, 'the link in the email'],
])('with %j, it reports the problem and the remedy', async (answers, failure, remedy) => {
  account(answers)
  const failed = (await linesFor()).filter((line) => line.startsWith('✗'))
  expect(failed).toEqual([expect.stringMatching(`${failure}\n +→ .*${remedy}`)])
})

test.each<[answers: Answers, config: object, warning: string]>([
  [{ quota: 10 }, { reservedConcurrency: null }, 'quota 10'],
  [{ isDeployed: false }, {}, 'not yet'],
])('%j is a warning and not a failure', async (answers, settings, warning) => {
  account(answers)
  const others = (await linesFor('production', settings)).filter((line) => !line.startsWith('✓'))
  expect(others).toEqual([expect.stringMatching(`^! .*${warning}`)])
})

test('staging refuses a live key, and needs no alarms', async () => {
  account(pending)
  const failed = (await linesFor('staging')).filter((line) => line.startsWith('✗'))
  expect(failed).toEqual([expect.stringContaining('a live key in staging')])
})

test('a refusal by AWS is a failure, and nothing else is checked without an identity', async () => {
  sts.on(GetCallerIdentityCommand).rejects('ExpiredToken')
  expect(await linesFor()).toEqual([
    expect.stringMatching(/^✗ identity +ExpiredToken\n +→ aws sso/),
  ])
})
