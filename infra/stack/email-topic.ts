import { Topic, type ITopic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { acknowledge } from './findings.ts'

/** A topic whose messages go to an email address, and to an HTTPS endpoint, once each has confirmed its subscription. */
export function createEmailTopic(scope: Construct, email: string, url?: string): ITopic {
  const topic = new Topic(scope, 'Topic', { enforceSSL: true })
  topic.addSubscription(new EmailSubscription(email))
  if (url !== undefined) topic.addSubscription(new UrlSubscription(url))
  const reason = 'What an address refuses for hours is of no use later; the console has it too.'
  acknowledge(topic, reason, 'Serverless-SNSRedrivePolicy')
  return topic
}
