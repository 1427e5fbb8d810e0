type AlarmText = { readonly means: string; readonly lookAt: string; readonly remedy: string }

/** What the message of each alarm says. docs/deploy.md has what sets it off. */
const alarmTexts = {
  Outage: {
    means: 'visitors cannot read the site, or buyers cannot pay',
    lookAt: 'the alarms at the top of the dashboard',
    remedy: 'what the one that is on says; if it began with a deployment, roll back',
  },
  FunctionCrashes: {
    means: 'the function crashed or timed out',
    lookAt: 'the end of its log',
    remedy: 'roll back if it started with a deployment',
  },
  RequestErrors: {
    means: 'a buyer could not reach the payment page',
    lookAt: 'the code in the function’s log',
    remedy:
      'key_unavailable: does the parameter exist, and hold a key? provider_rejected: is the key live, and permitted?',
  },
  ProviderFailures: {
    means: 'the payment provider is failing',
    lookAt: 'its status page',
    remedy: 'wait; the log has its request ids. If it lasts: the provider is down, in the runbook',
  },
  ProviderBusy: {
    means: 'the payment provider refused every attempt as too many',
    lookAt: 'its limit',
    remedy: 'more checkouts, in the runbook',
  },
  ApiErrors: {
    means: 'the API responded with a 5xx',
    lookAt: 'the other alarms; alone: the API’s access log',
    remedy:
      'with another, such as RequestErrors: that one. Alone: the API cannot invoke the function',
  },
  SlowRequests: {
    means: '1% of requests take over 10 s; pages give up after 20 s',
    lookAt: 'the payment provider’s status page',
    remedy: 'wait',
  },
  ThrottledFunction: {
    means: 'there are more concurrent calls than reserved, or than the account allows',
    lookAt: 'SlowRequests',
    remedy:
      'with it: that one. Otherwise other functions use up the quota: set or raise reservedConcurrency',
  },
  EdgeErrors: {
    means: 'at least 1% of the edge’s responses are 5xx',
    lookAt: 'the dashboard: the API or the bucket',
    remedy: 'the API: its alarms. The bucket: us-east-1 is down, in the runbook',
  },
  Heartbeat: {
    means: 'the site fails from outside, or nothing checks it',
    lookAt: 'the heartbeat’s log, which names the check; none: the schedule is gone',
    remedy:
      'price_refused after a rollback of the function alone: its prices are not those of the pages, so roll back both',
  },
  RefusedPrices: {
    means: 'items are sent at prices that are not on sale',
    lookAt: 'the time of the last price change',
    remedy: 'after one: pages opened before it, nothing to do. Otherwise someone probes the API',
  },
  RefusedCalls: {
    means: 'edge, pages and function do not match, or someone probes the API',
    lookAt: 'the code in the function’s log',
    remedy: 'if sessions are still created, nothing. If every buyer is refused, roll back',
  },
  ManyRefusals: {
    means: 'for a quarter of an hour, a request a second or more was refused or throttled',
    lookAt: 'the saved query NotFound of Athena, and the API’s access log: status 429 is throttled',
    remedy: 'under attack, in the runbook',
  },
  ManyRequests: {
    means: 'for a quarter of an hour, 200 requests a second or more reached the edge',
    lookAt: 'the dashboard, and what brings visitors',
    remedy: 'a campaign: nothing. Otherwise: under attack, in the runbook',
  },
  CertificateExpiry: {
    means: 'the certificate expires within 14 days',
    lookAt: 'ACM’s console',
    remedy: 'restore the validation records in the DNS: with them ACM renews it 60 days ahead',
  },
} as const satisfies Readonly<Record<string, AlarmText>>

export type AlarmName = keyof typeof alarmTexts

const isAlarmName = (name: string): name is AlarmName => Object.hasOwn(alarmTexts, name)

export function describeAlarm(name: string): string {
  if (!isAlarmName(name)) throw new Error(`alarm-texts.ts has no text for the alarm ${name}.`)
  const { means, lookAt, remedy } = alarmTexts[name]
  return `It means: ${means}. Look at: ${lookAt}. Do: ${remedy} (docs/deploy.md#alarms).`
}
