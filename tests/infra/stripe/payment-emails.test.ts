import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { everySetting, propertiesOf, synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'

const { alarmEmail, paymentsEventSource } = everySetting
const template = synthesisedSite({ alarmEmail, paymentsEventSource })

test('a completed checkout, and no other event of Stripe’s, is emailed; what cannot be goes to a queue', () => {
  template.hasResourceProperties('AWS::Events::EventBus', {
    Name: paymentsEventSource,
    EventSourceName: paymentsEventSource,
  })
  template.resourceCountIs('AWS::Events::Rule', 1)
  template.hasResourceProperties('AWS::Events::Rule', {
    EventBusName: 'PaymentEmailsBus',
    EventPattern: { source: [paymentsEventSource], 'detail-type': ['checkout.session.completed'] },
    State: 'ENABLED',
    Targets: [{ Arn: 'PaymentEmailsTopic', DeadLetterConfig: { Arn: 'PaymentEmailsUnsent' } }],
  })
  template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: alarmEmail,
    TopicArn: 'PaymentEmailsTopic',
  })
  template.hasResourceProperties('AWS::SQS::Queue', { MessageRetentionPeriod: 14 * 24 * 60 * 60 })
})

const messageSchema = z.object({
  InputTransformer: z.object({
    InputPathsMap: z.record(z.string(), z.string()),
    InputTemplate: z.string(),
  }),
})
const ruleSchema = z.object({ Targets: z.tuple([messageSchema]) })

// The `data.object` that Stripe sends: https://docs.stripe.com/event-destinations/eventbridge
const session = new Map<string, unknown>([
  ['id', 'cs_live_a1'],
  ['amount_total', 290_000],
  ['currency', 'usd'],
  ['customer_details', 'Wanjiru Kamau, wanjiru@example.com'],
  ['livemode', true],
  ['payment_status', 'paid'],
])

test('the email has the session and the amount, and nothing of the buyer', () => {
  const [rule] = propertiesOf(template, 'AWS::Events::Rule')
  const [{ InputTransformer }] = ruleSchema.parse(rule).Targets
  const { InputPathsMap: paths, InputTemplate: words } = InputTransformer
  // EventBridge puts values into the JSON string without quotes of their own.
  const email = words.replaceAll(/<([\w-]+)>/g, (_, name: string) =>
    String(session.get(paths[name]?.replace('$.detail.data.object.', '') ?? '')),
  )
  expect(JSON.parse(email)).toMatch(
    /cs_live_a1.* 290000 cents \(usd\)\. Payment: paid\. Live: true\./,
  )
  expect(email).not.toMatch(/anjiru|undefined|</)
})
