import { Duration, Stack } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type AlarmProps,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterPattern, MetricFilter, type ILogGroup, type JsonPattern } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { failureEvent, refusedCodes, sessionCreated } from '#lambda/deployment.ts'
import { apiPaths } from '#shared/addresses.ts'
import type { Config } from './config-schema.ts'
import type { SiteApi } from './site-api.ts'

/** What alarms watch, and whom they notify: without an address they appear only in the console. */
type AlarmsProps = Pick<SiteApi, 'api'> &
  Pick<Config, 'alarmEmail' | 'pagerUrl'> & {
    readonly distribution: Distribution
    readonly logGroup: ILogGroup
    readonly certificate: ICertificate | undefined
  }

/** By the alarm's id. Descriptions say what it means, where to look, what to do. */
type AlarmRules = Readonly<
  Record<
    string,
    Partial<AlarmProps> & Pick<AlarmProps, 'metric'> & { readonly description: string }
  >
>

const once = { evaluationPeriods: 1, datapointsToAlarm: 1 }

// 15 minutes, so that a brief scan alerts nobody.
const lasting = { evaluationPeriods: 3, datapointsToAlarm: 3 }

/** Faults that keep visitors from reading or paying. No visitor can cause one. */
const faults = ({ api, distribution }: AlarmsProps): AlarmRules => ({
  // Also of a function that crashes, times out or is throttled: the API then answers with a 5xx of its own.
  ApiErrors: {
    description:
      "A buyer could not reach the payment page. Look at the code in the function's log. provider_…: When Stripe is down. key_…: Keys and people. Any other, or none: the API's access log says why. If it began with a deployment, roll back.",
    metric: api.metricServerError(),
  },
  EdgeErrors: {
    description:
      "At least 1% of the edge's responses are 5xx. If ApiErrors is on, follow that one; otherwise it is the bucket. If AWS Health confirms that us-east-1 is down, wait, and deploy nothing.",
    metric: edgeMetric(distribution, '5xxErrorRate'),
    datapointsToAlarm: 3,
  },
})

/** Alarms that anyone can set off, or that can wait for days. */
function hints(
  scope: Construct,
  { api, logGroup, distribution, certificate }: AlarmsProps,
): AlarmRules {
  const { sessionsCreated, refusedCalls } = countLog(scope, logGroup)
  return {
    // A day, and two buyers who press up to three times: docs/decisions/aws.md.
    RefusedCalls: {
      description:
        "Four calls in a day were refused that no right page makes: edge, pages, function and provider do not match, or someone is probing the API. See Alarms for the codes in the function's log. If no sessions are created any more, roll back.",
      metric: refusedCalls.with({ period: Duration.days(1) }),
      threshold: 4,
      ...once,
    },
    // Three times what 200 orders a day reach in their busiest hour.
    ManySessions: {
      description:
        'In an hour, 150 payment pages were opened. If no campaign explains them, someone tests cards or floods the provider. See Under attack.',
      metric: sessionsCreated.with({ period: Duration.hours(1) }),
      threshold: 150,
      ...once,
    },
    // The API may leave out throttled requests, but not those before the throttle, five a second.
    ManyRefusals: {
      description:
        "For a quarter of an hour, a call a second or more was refused or throttled. The API's access log has 429 for throttled. See Under attack.",
      metric: api.metricClientError(),
      threshold: 300,
      ...lasting,
    },
    // 200 a second, or 5 visits.
    ManyRequests: {
      description:
        'For a quarter of an hour, 200 requests a second or more reached the edge. If no campaign explains them, see Under attack.',
      metric: edgeMetric(distribution, 'Requests'),
      threshold: 60_000,
      ...lasting,
    },
    ...(certificate && {
      CertificateExpiry: {
        description:
          'The certificate expires within 30 days, and has not been renewed for a fortnight. npm run doctor says why: restore its DNS validation records, or allow amazon.com in the CAA records. ACM then renews it.',
        metric: certificate.metricDaysToExpiry(),
        threshold: 30,
        ...once,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        // An expired certificate has no metric any more, and a new one none yet: both keep the alarm's state.
        treatMissingData: TreatMissingData.IGNORE,
      },
    }),
  }
}

/** Counts lines of the function's log by their fields (lambda/log.ts). */
function countLog(parent: Construct, logGroup: ILogGroup) {
  const scope = new Construct(parent, 'ApiMetrics')
  // Two stacks in one account must not share it.
  const metricNamespace = `${Stack.of(scope).stackName}Api`
  const count = (metricName: string, event: string, ...conditions: readonly JsonPattern[]) => {
    const ofEvent = FilterPattern.stringValue('$.event', '=', event)
    const filterPattern = FilterPattern.all(ofEvent, ...conditions)
    const filter = { logGroup, filterPattern, metricNamespace, metricName }
    return new MetricFilter(scope, metricName, filter).metric({ statistic: 'Sum' })
  }
  const codes = refusedCodes.map((code) => FilterPattern.stringValue('$.code', '=', code))
  // The log omits the path of any other request.
  const ofCall = FilterPattern.stringValue('$.path', '=', apiPaths)
  return {
    // Paid or not.
    sessionsCreated: count('sessionsCreated', sessionCreated),
    refusedCalls: count('refusedCalls', failureEvent, FilterPattern.any(...codes), ofCall),
  }
}

/** A metric of the whole distribution. The CDK leaves out the dimension Region, without which CloudWatch finds no data. */
const edgeMetric = (distribution: Distribution, metricName: '5xxErrorRate' | 'Requests') =>
  distribution.metric(metricName, {
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? 'Sum' : 'Average',
  })

/** Returns the topics, if there is an address to notify. */
export function createAlarms(parent: Construct, props: AlarmsProps) {
  const scope = new Construct(parent, 'Alarms')
  const create = (rules: AlarmRules) =>
    Object.entries(rules).map(
      ([name, { description, ...rule }]) =>
        new Alarm(scope, name, {
          threshold: 1,
          // On for half an hour: a fault that comes and goes must not wake somebody each time.
          evaluationPeriods: 6,
          datapointsToAlarm: 1,
          // No data means no visitors.
          treatMissingData: TreatMissingData.NOT_BREACHING,
          alarmDescription: `${description} (docs/deploy.md#runbook)`,
          ...rule,
        }),
    )
  const waking = create(faults(props))
  const informing = create(hints(parent, props))
  const { alarmEmail, pagerUrl } = props
  if (alarmEmail === undefined) return undefined
  const wake = createTopic(scope, 'Wake', alarmEmail, pagerUrl)
  const inform = createTopic(scope, 'Inform', alarmEmail)
  for (const alarm of waking) {
    alarm.addAlarmAction(new SnsAction(wake))
    alarm.addOkAction(new SnsAction(inform))
  }
  for (const alarm of informing) alarm.addAlarmAction(new SnsAction(inform))
  return { wake, inform }
}

/** A topic whose messages go to an email address, and to an HTTPS endpoint, once each has confirmed its subscription. */
function createTopic(scope: Construct, id: string, email: string, url?: string): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true })
  topic.addSubscription(new EmailSubscription(email))
  if (url !== undefined) topic.addSubscription(new UrlSubscription(url))
  // enforceSSL adds a topic policy, which replaces the default one that lets the account's alarms publish.
  const alarming = new ServicePrincipal('cloudwatch.amazonaws.com')
  const ofAccount = { StringEquals: { 'aws:SourceAccount': Stack.of(topic).account } }
  topic.grantPublish(alarming.withConditions(ofAccount))
  return topic
}
