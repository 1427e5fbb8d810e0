import { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { faults, hints, type AlarmMetrics, type AlarmRules } from './alarm-rules.ts'
import type { Config } from './config-schema.ts'

/** Without an address to notify, alarms appear only in the console. */
type AlarmsProps = AlarmMetrics & Pick<Config, 'alarmEmail' | 'pagerUrl'>

const toRunbook = (description: string) => `${description} (docs/deploy.md#runbook)`

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
          alarmDescription: toRunbook(description),
          ...rule,
        }),
    )
  const waking = create(faults(props))
  const informing = create(hints(props))
  // A failing provider sets off several alarms, but must wake somebody only once.
  const outage = new CompositeAlarm(scope, 'Outage', {
    alarmRule: AlarmRule.anyOf(...waking.map((it) => AlarmRule.fromAlarm(it, AlarmState.ALARM))),
    alarmDescription: toRunbook(
      'Visitors cannot read the site, or buyers cannot pay. The console shows which alarm is behind it: follow its message. If it began with a deployment, roll back.',
    ),
  })
  const { alarmEmail, pagerUrl } = props
  if (alarmEmail === undefined) return undefined
  const wake = createTopic(scope, 'Wake', alarmEmail, pagerUrl)
  const inform = createTopic(scope, 'Inform', alarmEmail)
  outage.addAlarmAction(new SnsAction(wake))
  outage.addOkAction(new SnsAction(inform))
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

/** Emails when the whole account has spent 80% of the monthly budget, and when it is forecast to exceed it. */
export function createBudget(scope: Construct, monthlyUsd: number, email: string): CfnBudget {
  const subscribers = [{ subscriptionType: 'EMAIL', address: email }]
  const notifications = [
    { notificationType: 'ACTUAL', threshold: 80 },
    { notificationType: 'FORECASTED', threshold: 100 },
  ]
  const above = { comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' }
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: notifications.map((notification) => ({
      notification: { ...notification, ...above },
      subscribers,
    })),
  })
}
