import { Duration } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventBus, EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { createEmailTopic } from '#infra/stack/email-topic.ts'
import { acknowledge } from '#infra/stack/findings.ts'

// https://docs.stripe.com/api/checkout/sessions/object: the event's `data.object`. No personal data belongs in an email; the
// session id leads to it in Stripe's dashboard.
const session = (field: string) => EventField.fromPath(`$.detail.data.object.${field}`)

const message = RuleTargetInput.fromText(
  [
    `A buyer has completed the checkout ${session('id')}.`,
    `Amount: ${session('amount_total')} cents (${session('currency')}).`,
    `Payment: ${session('payment_status')}. Live: ${session('livemode')}.`,
    'Search for the checkout in https://dashboard.stripe.com to see who bought what.',
  ].join(' '),
)

/**
 * Sends an email for every completed checkout, from Stripe's own events: no endpoint that others could call, and no secret.
 *
 * @param eventSource - the name of Stripe's partner event source
 * @returns events whose email could not be sent
 */
export function createPaymentEmails(parent: Construct, eventSource: string, email: string): Metric {
  const scope = new Construct(parent, 'PaymentEmails')
  const unsent = new Queue(scope, 'Unsent', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  const reason = 'It is a dead-letter queue itself.'
  acknowledge(unsent, reason, 'AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy')
  new Rule(scope, 'Completed', {
    description: 'Completed checkouts, as emails',
    eventBus: new EventBus(scope, 'Bus', { eventSourceName: eventSource }),
    eventPattern: { source: [eventSource], detailType: ['checkout.session.completed'] },
    targets: [new SnsTopic(createEmailTopic(scope, email), { message, deadLetterQueue: unsent })],
  })
  return unsent.metricApproximateNumberOfMessagesVisible({
    period: Duration.minutes(5),
    statistic: 'Maximum',
  })
}
