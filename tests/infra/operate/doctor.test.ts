import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { ACMClient, DescribeCertificateCommand, type CertificateDetail } from '@aws-sdk/client-acm'
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
const wanted = [
  'wake email operations@example.com',
  'inform email operations@example.com',
  'wake https https://pager.example.com/key',
]
const [waking, informing, paging] = wanted
const site = 'https://example.com'

const inOrder = {
  Arn: 'arn:aws:iam::1:user/operator',
  bootstrap: '30',
  quota: 1000,
  key: 'sk_live_secret',
  Type: 'SecureString' as ParameterType,
  certificate: {
    Status: 'ISSUED',
    SubjectAlternativeNames: ['example.com', '*.example.com'],
  } as CertificateDetail,
  subscribed: wanted.map((it) => `${it} arn:1`),
  isDeployed: true,
  result: { statusCode: 200, body: checkPrefix } as object,
}
type Answers = Partial<typeof inOrder>

/** A healthy account, except for these answers. */
function account(answers: Answers = {}) {
  const all = { ...inOrder, ...answers }
  const { bootstrap, quota, key, Type, certificate: Certificate } = all
  const version = { Name: '/cdk-bootstrap/hnb659fds/version' }
  const AccountLimit = { ConcurrentExecutions: quota }
  const Subscriptions = all.subscribed.map((text) => {
    const [TopicArn, Protocol, Endpoint, SubscriptionArn] = text.split(' ')
    return { TopicArn, Protocol, Endpoint, SubscriptionArn }
  })
  const topics = { WakeTopic: 'wake', InformTopic: 'inform' }
  const files = { FilesBucket: 'b', DistributionId: 'd' }
  const outputs = { Addresses: site, LiveFunction: 'live', ...files, ...topics }
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({
    OutputKey,
    OutputValue,
  }))
  const stack = { StackName: 'Shop', CreationTime: undefined, StackStatus: undefined, Outputs }
  stacks.on(DescribeStacksCommand).resolves({ Stacks: all.isDeployed ? [stack] : [] })
  const result = JSON.stringify(all.result)
  const Payload = Object.assign(Buffer.from(result), { transformToString: () => result })
  functions.on(lambda.InvokeCommand, { FunctionName: 'live' }).resolves({ Payload })
  sts.on(GetCallerIdentityCommand).resolves({ Arn: all.Arn })
  ssm.on(GetParameterCommand).resolves({ Parameter: { Type, Value: key } })
  ssm.on(GetParameterCommand, version).resolves({ Parameter: { Value: bootstrap } })
  functions.on(lambda.GetAccountSettingsCommand).resolves({ AccountLimit })
  acm.on(DescribeCertificateCommand).resolves({ Certificate })
  sns.on(ListSubscriptionsCommand).resolves({ Subscriptions })
}

async function linesFor(name: 'production' | 'staging' = 'production', settings: object = {}) {
  const live = name === 'production'
  const findings = await examine({
    name,
    siteOrigin: undefined,
    config: { ...config, live, ...settings },
  })
  expect(findings.map(({ isFine }) => isFine)).toEqual(
    findings.map(({ line }) => !line.startsWith('✗')),
  )
  return findings.map(({ line }) => line)
}

test('a healthy account has a line for each check, without the key', async () => {
  account()
  expect((await linesFor()).filter((line) => line.startsWith('✓'))).toHaveLength(7)
  expect(String(await linesFor())).not.toMatch(/✗|secret/)
})

/** A subscription of each, with another answer for one: AWS lists what was unsubscribed for days. */
const subscribed = (changed = '', state = 'arn:1') => ({
  subscribed: wanted.map((it) => `${it} ${it === changed ? state : 'arn:1'}`),
})
const pending = subscribed(waking, 'PendingConfirmation')
const RenewalSummary = {
  DomainValidationOptions: undefined,
  UpdatedAt: undefined,
  RenewalStatus: 'FAILED' as const,
  RenewalStatusReason: 'CAA_ERROR' as const,
}

test.each<[answers: Answers, failure: string, remedy: string]>([
  [{ bootstrap: '5' }, 'version 5 is older than 6', 'npx cdk bootstrap'],
  // Its cards are declined, and test cards thanked.
  [{ key: 'rk_test_1' }, 'a test key, but `live` is set', 'aws ssm put-parameter'],
  [{ quota: 50 }, '50, but reservedConcurrency needs 140', 'aws service-quotas'],
  [{ key: 'pk_live_1' }, 'no test or live key', '--name /shop/stripe-key'],
  [{ Type: 'String' }, 'not a SecureString', 'aws ssm put-parameter'],
  [{ certificate: { Status: 'ISSUED' } }, 'invalid for www.example.com, example.com', 'aws acm'],
  [{ certificate: { Status: 'FAILED', FailureReason: 'CAA_ERROR' } }, 'FAILED CAA_ERROR', 'CAA'],
  [
    { certificate: { Status: 'ISSUED', RenewalSummary } },
    'its renewal is FAILED CAA_ERROR',
    'amazon.com in the CAA records',
  ],
  [{ result: { body: 'api_key_expired' } }, 'api_key_expired"}', 'Verify'],
  [pending, `unconfirmed: ${waking}; there: ${waking} Pending.*`, 'the link in the email'],
  [subscribed(informing, 'Deleted'), `unconfirmed: ${informing}; .*`, 'aws sns subscribe'],
  [{ subscribed: [`${paging} arn:1`] }, `unconfirmed: ${waking}; ${informing}; .*`, 'aws sns'],
])('with %j, it reports the problem and the remedy', async (answers, failure, remedy) => {
  account(answers)
  const failed = (await linesFor()).filter((line) => line.startsWith('✗'))
  expect(failed).toEqual([expect.stringMatching(`${failure}\n +→ .*${remedy}`)])
})

test.each<[answers: Answers, config: object, warning: string]>([
  [{ quota: 10 }, { reservedConcurrency: null }, 'quota 10'],
  [{ bootstrap: '20' }, {}, 'version 20 is older than 21'],
  [{ Arn: 'arn:aws:iam::1:root' }, {}, 'arn:aws:iam::1:root can do more'],
])('%j is a warning and not a failure', async (answers, settings, warning) => {
  account(answers)
  const lines = await linesFor('production', settings)
  expect(lines).toHaveLength(7)
  const others = lines.filter((line) => !line.startsWith('✓'))
  expect(others).toEqual([expect.stringMatching(`^! .*${warning}`)])
})

test('before the first deployment, only the alarms fail', async () => {
  account({ isDeployed: false })
  const others = (await linesFor()).filter((line) => !line.startsWith('✓'))
  expect(others.map((line) => line.slice(0, 10).trim())).toEqual(['! provider', '✗ alarms'])
})

test('staging refuses a live key, and needs no alarms', async () => {
  account(pending)
  const failed = (await linesFor('staging')).filter((line) => line.startsWith('✗'))
  expect(failed).toEqual([expect.stringContaining('a live key, but `live` is not set')])
})

test('a refusal by AWS is a failure, and nothing else is checked without an identity', async () => {
  sts.on(GetCallerIdentityCommand).rejects('ExpiredToken')
  expect(await linesFor()).toEqual([
    expect.stringMatching(/^✗ identity +ExpiredToken\n +→ aws sso/),
  ])
})
