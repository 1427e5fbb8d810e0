import { Topic, type ITopic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** A topic whose messages go to an email address, once its owner has confirmed the subscription. */
export function createEmailTopic(scope: Construct, email: string): ITopic {
  const topic = new Topic(scope, 'Topic', { enforceSSL: true })
  topic.addSubscription(new EmailSubscription(email))
  return topic
}
