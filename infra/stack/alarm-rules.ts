import { Duration } from 'aws-cdk-lib'
import {
  ComparisonOperator,
  MathExpression,
  TreatMissingData,
  type AlarmProps,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { edgeMetric, type Monitored } from './metrics.ts'

export type AlarmMetrics = Monitored & { readonly certificate: ICertificate | undefined }

type Rule = Pick<AlarmProps, 'metric'> &
  Partial<AlarmProps> & {
    /** What the alarm means, where to look, what to do. */
    readonly description: string
  }

/** By the alarm's id. */
export type AlarmRules = Readonly<Record<string, Rule>>

// 15 minutes, so that a brief scan alerts nobody.
const lasting = { evaluationPeriods: 3, datapointsToAlarm: 3 }

const once = { evaluationPeriods: 1, datapointsToAlarm: 1 }

/** Faults that keep visitors from reading or paying. No visitor can cause one. */
export function faults({ live, metrics, api, distribution }: AlarmMetrics): AlarmRules {
  const duration = live.metricDuration({ statistic: 'p99' })
  return {
    FunctionCrashes: {
      description:
        'The function crashed or timed out. Look at the end of its log. If it began with a deployment, roll back.',
      metric: live.metricErrors(),
    },
    RequestErrors: {
      description:
        "A buyer could not reach the payment page. Look at the code in the function's log. key_unavailable: check that the parameter exists and holds a key of the stage's mode. key_refused: check that it is valid and its permissions; a new one takes five minutes.",
      metric: metrics.requestErrors,
    },
    ProviderFailures: {
      description:
        "The payment provider is failing. Look at its status page, and wait; the function's log has its request ids. If it lasts: When Stripe is down.",
      metric: metrics.providerFailures,
    },
    ProviderBusy: {
      description: "The payment provider's rate limit refused every attempt. See More checkouts.",
      metric: metrics.providerBusy,
    },
    // The function's own 5xx responses, and the API's when it can't invoke the function.
    ApiErrors: {
      description:
        "The API responded with a 5xx. If another alarm such as RequestErrors is on, follow that one. Otherwise the API cannot invoke the function: look at the API's access log.",
      metric: api.metricServerError(),
    },
    SlowRequests: {
      description:
        "1% of requests take over 10 s; pages give up after 20 s. Look at the payment provider's status page, and wait.",
      metric: duration,
      threshold: 10_000,
      datapointsToAlarm: 3,
    },
    ThrottledFunction: {
      description:
        'More concurrent calls than reserved, or than the account allows. If SlowRequests is on, follow that one. Otherwise other functions use up the quota: set or raise reservedConcurrency.',
      metric: live.metricThrottles(),
    },
    EdgeErrors: {
      description:
        "At least 1% of the edge's responses are 5xx. If ApiErrors is on, follow that one; otherwise it is the bucket. If AWS Health confirms that us-east-1 is down, wait, and deploy nothing.",
      metric: edgeMetric(distribution, '5xxErrorRate'),
      datapointsToAlarm: 3,
    },
  }
}

/** Alarms that anyone can set off, or that can wait for days. */
export function hints({ metrics, distribution, certificate }: AlarmMetrics): AlarmRules {
  const requests = edgeMetric(distribution, 'Requests')
  const refused = new MathExpression({
    label: '4xx responses of the edge',
    expression: 'rate * requests / 100',
    usingMetrics: { rate: edgeMetric(distribution, '4xxErrorRate'), requests },
  })
  return {
    // A day, and two buyers who press up to three times: docs/decisions/2026-11-29-who-notices.md.
    RefusedCalls: {
      description:
        "Four calls in a day were refused that no right page makes: edge, pages, function and provider do not match, or someone is probing the API. See Alarms for the codes in the function's log. If no sessions are created any more, roll back.",
      metric: metrics.refusedCalls.with({ period: Duration.days(1) }),
      threshold: 4,
      ...once,
    },
    // Three times what 200 orders a day reach in their busiest hour.
    ManySessions: {
      description:
        'In an hour, 150 payment pages were opened. If no campaign explains them, someone tests cards or floods the provider. See Under attack.',
      metric: metrics.sessionsCreated.with({ period: Duration.hours(1) }),
      threshold: 150,
      ...once,
    },
    // The API's own metrics and access log may leave out excessive throttled requests. The edge counts every response:
    // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-monitor.html
    ManyRefusals: {
      description:
        "For a quarter of an hour, a request a second or more was refused or throttled. The API's access log has 429 for throttled. See Under attack.",
      metric: refused,
      threshold: 300,
      ...lasting,
    },
    // 200 a second, or 5 visits.
    ManyRequests: {
      description:
        'For a quarter of an hour, 200 requests a second or more reached the edge. If no campaign explains them, see Under attack.',
      metric: requests,
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
