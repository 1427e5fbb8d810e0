import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const { alarmEmail, stripeEventSource } = everySetting
const template = synthesisedSite({ alarmEmail, stripeEventSource })

const topic = { Ref: Match.stringLikeRegexp('^PaymentEmailsTopic') }
const unsent = Match.stringLikeRegexp('^PaymentEmailsUnsent')

test('without the setting, there is no event bus, no rule and no queue', () => {
  const without = synthesisedSite({ alarmEmail })
  for (const type of ['AWS::Events::EventBus', 'AWS::Events::Rule', 'AWS::SQS::Queue']) {
    expect(without.findResources(type)).toEqual({})
  }
})

test('the bus is that of Stripe’s event source', () => {
  template.hasResourceProperties('AWS::Events::EventBus', {
    Name: stripeEventSource,
    EventSourceName: stripeEventSource,
  })
})

test('a completed checkout, and no other event, is emailed; what cannot be goes to a queue', () => {
  template.resourceCountIs('AWS::Events::Rule', 1)
  template.hasResourceProperties('AWS::Events::Rule', {
    EventBusName: { Ref: Match.stringLikeRegexp('^PaymentEmailsBus') },
    EventPattern: { source: [stripeEventSource], 'detail-type': ['checkout.session.completed'] },
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: topic,
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [unsent, 'Arn'] } },
      }),
    ],
  })
  template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: alarmEmail,
    TopicArn: topic,
  })
})

const ruleSchema = z.object({
  Properties: z.object({
    Targets: z.tuple([
      z.object({
        InputTransformer: z.object({
          InputPathsMap: z.record(z.string(), z.string()),
          InputTemplate: z.string(),
        }),
      }),
    ]),
  }),
})

// As Stripe sends it: https://docs.stripe.com/event-destinations/eventbridge
const event = {
  source: stripeEventSource,
  'detail-type': 'checkout.session.completed',
  detail: {
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: 'cs_live_a1',
        object: 'checkout.session',
        amount_total: 290_000,
        currency: 'usd',
        customer_details: { email: 'wanjiru@example.com', name: 'Wanjiru Kamau' },
        livemode: true,
        payment_status: 'paid',
      },
    },
  },
}

/** The value at a path such as `$.detail.data.object.id`. */
function valueAt(path: string): string {
  const names = path.split('.').slice(1)
  return String(names.reduce<unknown>((owner, name) => Reflect.get(Object(owner), name), event))
}

test('the email has the session and the amount, and nothing of the buyer', () => {
  const [rule] = Object.values(template.findResources('AWS::Events::Rule'))
  const [target] = ruleSchema.parse(rule).Properties.Targets
  const { InputPathsMap: paths, InputTemplate: words } = target.InputTransformer
  // EventBridge puts values into the JSON string without quotes of their own.
  const email = z
    .string()
    .parse(
      JSON.parse(words.replaceAll(/<([\w-]+)>/g, (_, name: string) => valueAt(paths[name] ?? ''))),
    )
  expect(email).toContain('cs_live_a1')
  expect(email).toContain('290000 cents (usd)')
  expect(email).toContain('Payment: paid. Live: true.')
  expect(email).not.toMatch(/anjiru|undefined|</)
})

test('EventBridge may publish to the topic and write to the queue, over TLS only', () => {
  const fromEventBridge = { Effect: 'Allow', Principal: { Service: 'events.amazonaws.com' } }
  const withoutTls = {
    Effect: 'Deny',
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  }
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: [topic],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike(withoutTls),
        Match.objectLike({ ...fromEventBridge, Action: 'sns:Publish' }),
      ]),
    },
  })
  template.hasResourceProperties('AWS::SQS::QueuePolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike(withoutTls),
        Match.objectLike({
          ...fromEventBridge,
          Action: 'sqs:SendMessage',
          Condition: {
            ArnEquals: {
              'aws:SourceArn': {
                'Fn::GetAtt': [Match.stringLikeRegexp('^PaymentEmailsCompleted'), 'Arn'],
              },
            },
          },
        }),
      ]),
    },
  })
})

test('the queue is encrypted and keeps messages for 14 days; any in it sets off an alarm', () => {
  template.hasResourceProperties('AWS::SQS::Queue', {
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 60 * 60,
  })
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/SQS',
    MetricName: 'ApproximateNumberOfMessagesVisible',
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [unsent, 'QueueName'] } }],
    Statistic: 'Maximum',
    Threshold: 1,
    TreatMissingData: 'notBreaching',
  })
})
