import { test } from 'vitest'
import { heartbeatNames } from '#lambda/deployment.ts'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite({ heartbeat: true })

test('without the setting, nothing watches the site and nothing is scheduled', () => {
  const without = synthesisedSite()
  for (const type of ['AWS::Events::Rule', 'AWS::Lambda::EventInvokeConfig']) {
    without.resourceCountIs(type, 0)
  }
})

test('every five minutes a function is invoked, once', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [{ Arn: 'HeartbeatFunction' }],
  })
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: 'HeartbeatFunction',
    MaximumRetryAttempts: 0,
  })
})

test.each([
  ['the main domain', synthesisedSite(everySetting), 'https://www.example.com'],
  ['CloudFront’s address without one', template, 'https://d1.cloudfront.net'],
])('it watches %s, and the live function', (_, source, site) => {
  source.hasResourceProperties('AWS::Lambda::Function', {
    Role: 'HeartbeatRole',
    Environment: {
      Variables: { [heartbeatNames.site]: site, [heartbeatNames.liveFunction]: 'ApiFunctionLive' },
    },
  })
})
