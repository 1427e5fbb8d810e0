import { expect, test } from 'vitest'
import { declaredApis } from '#infra/local/api-gateway/declared-apis.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { textLike } from '#tests/support/matchers.ts'

const synthesised = synthesisedFolder()

type Kind = 'Api' | 'Stage' | 'Route' | 'Integration'

/** The one API of the stack, the properties of one of its resources changed. */
function declaredWith(kind: Kind, changes: object = {}) {
  return declaredApis(
    readStack(
      synthesised(
        (template) =>
          void Object.assign(
            resourceOf(template, `AWS::ApiGatewayV2::${kind}`).properties,
            changes,
          ),
      ),
      { distributionHost: 'localhost:4173' },
    ),
  )
}

test('the API of the site has one route, to the alias of its function', () => {
  expect(declaredWith('Api')).toEqual([
    {
      id: textLike(/^checkoutapi\w+$/),
      routes: [
        {
          key: '$default',
          functionArn: textLike(
            /^arn:aws:lambda:us-east-1:000000000000:function:CheckoutFunction\w+:live$/,
          ),
          timeoutMs: 30_000,
          limits: { rate: 5, burst: 5 },
        },
      ],
    },
  ])
})

test('a time-out of its own is taken', () => {
  const [api] = declaredWith('Integration', { TimeoutInMillis: 5_000 })
  expect(api?.routes[0]).toMatchObject({ timeoutMs: 5_000 })
})

// https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
test.each([
  [undefined, { rate: 10_000, burst: 5_000 }],
  [{ ThrottlingRateLimit: 0.5 }, { rate: 0.5, burst: 5_000 }],
])("with the limits %j those of the account fill in for what isn't set", (settings, limits) => {
  const [api] = declaredWith('Stage', { DefaultRouteSettings: settings })
  expect(api?.routes[0]).toMatchObject({ limits })
})

test('an API without its stage has no routes', () => {
  const folder = synthesised(
    (template: EditableTemplate) =>
      void delete template.Resources[resourceOf(template, 'AWS::ApiGatewayV2::Stage').id],
  )
  const [api] = declaredApis(readStack(folder, { distributionHost: 'localhost:4173' }))
  expect(api?.routes).toEqual([])
})

test.each<[Kind, object, string]>([
  ['Api', { ProtocolType: 'WEBSOCKET' }, 'ProtocolType is unknown here'],
  ['Api', { CorsConfiguration: {} }, 'CorsConfiguration is unknown here'],
  ['Api', { DisableExecuteApiEndpoint: true }, 'DisableExecuteApiEndpoint is unknown here'],
  ['Stage', { StageName: 'beta' }, 'StageName is unknown here'],
  ['Stage', { AutoDeploy: false }, 'AutoDeploy is unknown here'],
  ['Stage', { RouteSettings: {} }, 'RouteSettings is unknown here'],
  ['Stage', { StageVariables: {} }, 'StageVariables is unknown here'],
  [
    'Stage',
    { DefaultRouteSettings: { DataTraceEnabled: true } },
    'DefaultRouteSettings.DataTraceEnabled is unknown here',
  ],
  ['Route', { AuthorizationType: 'AWS_IAM' }, 'AuthorizationType is unknown here'],
  ['Route', { AuthorizerId: 'a' }, 'AuthorizerId is unknown here'],
  ['Route', { Target: 'integrations/other' }, 'Target is no integration of it'],
  ['Integration', { IntegrationType: 'HTTP_PROXY' }, 'IntegrationType is unknown here'],
  ['Integration', { PayloadFormatVersion: '1.0' }, 'PayloadFormatVersion is unknown here'],
  ['Integration', { RequestParameters: {} }, 'RequestParameters is unknown here'],
  ['Integration', { TimeoutInMillis: 30_001 }, 'TimeoutInMillis is unknown here'],
  ['Integration', { TimeoutInMillis: 49 }, 'TimeoutInMillis is unknown here'],
  [
    'Integration',
    { IntegrationUri: 'arn:aws:lambda:us-east-1:000000000000:function:Other:live' },
    'IntegrationUri is no alias of it',
  ],
])('of the %s, %j ends the preview', (kind, changes, reason) => {
  expect(() => declaredWith(kind, changes)).toThrow(`.${reason}`)
})
