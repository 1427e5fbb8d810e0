import type { Resource, Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import * as z from '#shared/schema.ts'
import { maxTimeoutMs } from './http-api.ts'
import type { ThrottleLimits } from './throttle.ts'

// Of each type the reference has a page, such as
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-apigatewayv2-api.html
// Names and descriptions are for whoever runs the API, and so is its log.
const apiSchema = z.strictObject({
  Name: z.optional(z.unknown()),
  Description: z.optional(z.unknown()),
  ProtocolType: z.literal('HTTP'),
})

// Where a stage has no limits, those of the account hold:
// https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
const accountLimits = { ThrottlingRateLimit: 10_000, ThrottlingBurstLimit: 5_000 }

const stageSchema = z.strictObject({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  AutoDeploy: z.literal(true),
  DefaultRouteSettings: z._default(
    z.strictObject({
      ThrottlingRateLimit: z._default(z.number(), accountLimits.ThrottlingRateLimit),
      ThrottlingBurstLimit: z._default(z.int(), accountLimits.ThrottlingBurstLimit),
    }),
    accountLimits,
  ),
  Description: z.optional(z.unknown()),
  AccessLogSettings: z.optional(z.unknown()),
})

const routeSchema = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z._default(z.literal('NONE'), 'NONE'),
})

const integrationSchema = z.strictObject({
  ApiId: z.string(),
  Description: z.optional(z.unknown()),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.int().check(z.minimum(50), z.maximum(maxTimeoutMs)), maxTimeoutMs),
})

/** Which function answers which requests. */
export type DeclaredRoute = {
  readonly key: string
  /** The ARN of the function's alias. */
  readonly functionArn: string
  readonly timeoutMs: number
  readonly limits: ThrottleLimits
}

export type DeclaredApi = { readonly id: string; readonly routes: readonly DeclaredRoute[] }

function findIntegration(stack: Stack, route: Resource<z.infer<typeof routeSchema>>) {
  const integration = stack
    .resources('AWS::ApiGatewayV2::Integration', integrationSchema)
    .find(({ attribute }) => route.properties.Target === `integrations/${attribute('Ref')}`)
  if (!integration) throw unsupported(`${route.id}.Target is no integration of it`)
  const { IntegrationUri: functionArn, TimeoutInMillis: timeoutMs } = integration.properties
  const isAlias = stack
    .resources('AWS::Lambda::Alias', z.unknown())
    .some(({ attribute }) => attribute('Ref') === functionArn)
  if (!isAlias) throw unsupported(`${integration.id}.IntegrationUri is no alias of it`)
  return { functionArn, timeoutMs }
}

/**
 * The HTTP APIs of a stack, with the routes of their `$default` stage.
 *
 * @throws CommandError that names what is unknown here
 */
export function declaredApis(stack: Stack): readonly DeclaredApi[] {
  const stages = stack.resources('AWS::ApiGatewayV2::Stage', stageSchema)
  const routes = stack.resources('AWS::ApiGatewayV2::Route', routeSchema)
  return stack.resources('AWS::ApiGatewayV2::Api', apiSchema).map(({ attribute }) => {
    const id = attribute('Ref')
    const stage = stages.find(({ properties }) => properties.ApiId === id)
    // "If there's no $default stage, then the API returns {"message":"Not Found"}":
    // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
    if (!stage) return { id, routes: [] }
    const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } =
      stage.properties.DefaultRouteSettings
    return {
      id,
      routes: routes
        .filter(({ properties }) => properties.ApiId === id)
        .map((route) => ({
          key: route.properties.RouteKey,
          limits: { rate, burst },
          ...findIntegration(stack, route),
        })),
    }
  })
}
