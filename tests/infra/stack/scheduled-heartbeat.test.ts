import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { heartbeatNames } from '#lambda/deployment.ts'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite({ heartbeat: true })
const fullTemplate = synthesisedSite(everySetting)

const live = { Ref: Match.stringLikeRegexp('^ApiFunctionLive') }
const heartbeat = Match.stringLikeRegexp('^HeartbeatFunction')

test('without the setting, nothing watches the site and nothing is scheduled', () => {
  for (const type of ['AWS::Events::Rule', 'AWS::Lambda::EventInvokeConfig']) {
    expect(synthesisedSite().findResources(type)).toEqual({})
  }
})

test('every five minutes a function is invoked, once', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [heartbeat, 'Arn'] } })],
  })
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: heartbeat },
    MaximumRetryAttempts: 0,
  })
})

/** A function that watches an origin. */
function watching(site: unknown) {
  const Variables = Match.objectLike({
    [heartbeatNames.site]: site,
    [heartbeatNames.liveFunction]: live,
  })
  return { Environment: { Variables } }
}

test('it watches the main domain, else CloudFront’s own address, and the live function', () => {
  fullTemplate.hasResourceProperties('AWS::Lambda::Function', watching('https://www.example.com'))
  template.hasResourceProperties(
    'AWS::Lambda::Function',
    watching({
      'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [Match.anyValue(), 'DomainName'] }]],
    }),
  )
})

test('it may write its log and invoke the live function, and nothing else', () => {
  const policies = template.findResources('AWS::IAM::Policy', {
    Properties: { Roles: [{ Ref: Match.stringLikeRegexp('^HeartbeatRole') }] },
  })
  expect(Object.values(policies)).toHaveLength(1)
  template.hasResourceProperties('AWS::IAM::Policy', {
    Roles: [{ Ref: Match.stringLikeRegexp('^HeartbeatRole') }],
    PolicyDocument: {
      Statement: [
        Match.objectLike({
          Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          Resource: { 'Fn::GetAtt': [Match.stringLikeRegexp('^HeartbeatLog'), 'Arn'] },
        }),
        { Action: 'lambda:InvokeFunction', Effect: 'Allow', Resource: live },
      ],
    },
  })
})

test('two of three runs that fail, or that are missing, set off an alarm', () => {
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/Lambda',
    MetricName: 'Errors',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: heartbeat } }],
    Statistic: 'Sum',
    Period: 300,
    Threshold: 1,
    EvaluationPeriods: 3,
    DatapointsToAlarm: 2,
    TreatMissingData: 'breaching',
  })
})

test.each([
  ['without a heartbeat, 3', false, 3],
  ['with one, which causes one itself, 4', true, 4],
])('%s refused calls in five minutes set off an alarm', (_, isWatched, Threshold) => {
  const refusedCalls = { Properties: { MetricName: 'refusedCalls', Period: 300, Threshold } }
  const alarms = synthesisedSite({ heartbeat: isWatched }).findResources(
    'AWS::CloudWatch::Alarm',
    refusedCalls,
  )
  expect(Object.keys(alarms)).toHaveLength(1)
})
