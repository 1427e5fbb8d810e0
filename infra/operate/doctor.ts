import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import * as lambda from '@aws-sdk/client-lambda'
import { paginateListSubscriptions, SNSClient } from '@aws-sdk/client-sns'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { region, type Stage } from '#infra/stack/stage.ts'
import { checkEvent, checkFault } from '#lambda/check-event.ts'
import { clientSettings, invoke, keyKind, readParameter, readStack } from './aws.ts'

/** The remedy, and the check, which returns what it found or throws the problem or AWS's error. */
type Check = readonly [remedy: string, run: () => Promise<string>]

function wrong(message: string): never {
  throw new Error(message)
}

/** A problem that doesn't stop a deployment, or a check that could not be made. */
class Warning extends Error {}

function warn(message: string): never {
  throw new Warning(message)
}

/** The checks of a stage that the operator's own rights allow, before and after its deployment. */
function checksOf(stage: Stage): Readonly<Record<string, Check>> {
  const { name, config } = stage
  const { stackName, paymentsKeyParameter, certificateArn, domainNames = [] } = config
  const { alarmEmail, pagerUrl } = config
  const functions = new lambda.LambdaClient(clientSettings)
  const certificate = async () => {
    const describe = new DescribeCertificateCommand({ CertificateArn: certificateArn })
    const { Certificate } = await new ACMClient(clientSettings).send(describe)
    const {
      Status,
      FailureReason = 'without a reason',
      SubjectAlternativeNames: names = [],
    } = Certificate ?? {}
    if (Status !== 'ISSUED') wrong(`its status is ${Status} ${FailureReason}`)
    const { RenewalStatus = '', RenewalStatusReason = 'without a reason' } =
      Certificate?.RenewalSummary ?? {}
    if (['FAILED', 'PENDING_VALIDATION'].includes(RenewalStatus))
      wrong(`its renewal is ${RenewalStatus} ${RenewalStatusReason}`)
    const missing = domainNames.filter(
      (it) => !names.includes(it) && !names.includes(it.replace(/^[^.]+/, '*')),
    )
    return missing.length > 0 ? wrong(`invalid for ${missing.join(', ')}`) : domainNames.join(', ')
  }
  const alarms = async () => {
    if (alarmEmail === undefined) wrong('alarmEmail is not set: alarms notify nobody')
    const client = new SNSClient(clientSettings)
    const { WakeTopic: wake, InformTopic: inform } = await readStack(stackName)
    const wanted = [`${wake} email ${alarmEmail}`, `${inform} email ${alarmEmail}`]
    if (pagerUrl !== undefined) wanted.push(`${wake} https ${pagerUrl}`)
    const found: string[] = []
    for await (const { Subscriptions = [] } of paginateListSubscriptions({ client }, {})) {
      const own = Subscriptions.filter(({ TopicArn }) => TopicArn === wake || TopicArn === inform)
      found.push(
        ...own.map((it) => `${it.TopicArn} ${it.Protocol} ${it.Endpoint} ${it.SubscriptionArn}`),
      )
    }
    const missing = wanted.filter((it) => !found.some((each) => each.startsWith(`${it} arn:`)))
    if (missing.length === 0) return wanted.join('; ')
    return wrong(`unconfirmed: ${missing.join('; ')}; there: ${found.join('; ') || 'none'}`)
  }
  return {
    identity: [
      'aws sso login as an administrator, or aws configure',
      async () => {
        const { Arn: arn = '' } = await new STSClient(clientSettings).send(
          new GetCallerIdentityCommand(),
        )
        return arn.endsWith(':root') ? warn(`${arn} can do more than a deployment needs`) : arn
      },
    ],
    bootstrap: [
      `npx cdk bootstrap aws://ACCOUNT/${region}`,
      async () => {
        const { Value } = await readParameter('/cdk-bootstrap/hnb659fds/version')
        // The oldest that the CDK's templates accept, and the first that trusts only this account's asset bucket.
        if (Number(Value) < 6) wrong(`version ${Value} is older than 6`)
        if (Number(Value) < 21) warn(`version ${Value} is older than 21`)
        return `version ${Value}`
      },
    ],
    concurrency: [
      `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
      async () => {
        const { AccountLimit } = await functions.send(new lambda.GetAccountSettingsCommand())
        const quota = AccountLimit?.ConcurrentExecutions ?? 0
        // AWS keeps 100 unreserved.
        const needed = config.reservedConcurrency === null ? 0 : config.reservedConcurrency + 100
        if (quota < needed) wrong(`${quota}, but reservedConcurrency needs ${needed}`)
        return quota < 100 ? warn(`quota ${quota}, too low for a busy day`) : `quota ${quota}`
      },
    ],
    key: [
      `printf %s "$KEY" | aws ssm put-parameter --region ${region} --type SecureString --overwrite --name ${paymentsKeyParameter} --value file:///dev/stdin`,
      async () => {
        const { Type, Value } = await readParameter(paymentsKeyParameter)
        if (Type !== 'SecureString') wrong('not a SecureString')
        const { kind, isRight } = keyKind(Value, config)
        return isRight ? kind : wrong(kind)
      },
    ],
    provider: [
      'see Verify in docs/deploy.md',
      async () => {
        const { LiveFunction: arn, sites } = await readStack(stackName).catch((error: unknown) =>
          warn(`not yet: ${String(error)}`),
        )
        const { result } = await invoke(arn, checkEvent(sites[0]), AbortSignal.timeout(30_000))
        const fault = checkFault(result)
        return fault === undefined
          ? 'created a session, let it expire and looked at it'
          : wrong(fault)
      },
    ],
    ...(certificateArn !== undefined && {
      certificate: [
        `restore its DNS validation records, or allow amazon.com in the CAA records: aws acm describe-certificate --region ${region} --certificate-arn ${certificateArn}`,
        certificate,
      ],
    }),
    ...(name === 'production' && {
      alarms: [
        `set alarmEmail, deploy, and follow the link in the email. What was unsubscribed, no deployment renews: aws sns subscribe --region ${region} --topic-arn TOPIC --protocol PROTOCOL --notification-endpoint ADDRESS`,
        alarms,
      ],
    }),
  }
}

/** Runs the checks and returns a line for each. */
export async function examine(stage: Stage) {
  const findings: { readonly isFine: boolean; readonly line: string }[] = []
  for (const [name, [remedy, run]] of Object.entries(checksOf(stage))) {
    try {
      findings.push({ isFine: true, line: `✓ ${name.padEnd(12)} ${await run()}` })
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error)
      const isFine = error instanceof Warning
      const line = `${isFine ? '!' : '✗'} ${name.padEnd(12)} ${reason}\n  ${''.padEnd(12)} → ${remedy}`
      findings.push({ isFine, line })
      // Nothing else can be checked without it.
      if (name === 'identity' && !isFine) return findings
    }
  }
  return findings
}
