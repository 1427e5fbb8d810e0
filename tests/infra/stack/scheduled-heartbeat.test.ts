import { test } from 'vitest'
import { watchedPages } from '#infra/stack/scheduled-heartbeat.ts'
import { heartbeatNames } from '#lambda/deployment.ts'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite({ heartbeat: true })
const fullTemplate = synthesisedSite(everySetting)

const watching = (site: string) => ({
  Role: 'HeartbeatRole',
  Environment: {
    Variables: {
      [heartbeatNames.site]: site,
      [heartbeatNames.pages]: watchedPages.join(),
      [heartbeatNames.liveFunction]: 'ApiFunctionLive',
    },
  },
})

test('it watches the main domain, else CloudFront’s address, and the live function', () => {
  fullTemplate.hasResourceProperties('AWS::Lambda::Function', watching('https://www.example.com'))
  template.hasResourceProperties('AWS::Lambda::Function', watching('https://d1.cloudfront.net'))
})

// More calls than one in five minutes would count as refused calls, and wake somebody.
test('it is invoked every five minutes, once', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
  })
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: 'HeartbeatFunction',
    MaximumRetryAttempts: 0,
  })
})
