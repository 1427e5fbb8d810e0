import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { arn } from '#infra/local/cloudformation/resource-types.ts'
import type { Stack } from '#infra/local/cloudformation/stack.ts'
import type { Origin } from '#infra/local/http.ts'
import { declaredApis, type DeclaredRoute } from './declared-apis.ts'
import { domainNameOf } from './event.ts'
import { createHttpApi, type IntegratedRoute } from './http-api.ts'
import { invokePermissions } from './invoke-permissions.ts'
import { parseRoute } from './route.ts'
import { createThrottle } from './throttle.ts'

/** Runs the function that an ARN names, as a rule with its alias. */
export type InvokeByArn = (functionArn: string, event: unknown) => Promise<unknown>

type Options = {
  /** The time in ms, from any beginning. */
  readonly now?: () => number
  readonly log?: (message: string, error?: unknown) => void
}

/**
 * What a function is told to be invoked by. `$default` stands there without a method: no page tells, but
 * https://github.com/aws/serverless-application-model/issues/1860 does.
 */
function sourceArnOf({ routeKey, requestContext: { apiId, stage, http } }: APIGatewayProxyEventV2) {
  const [, path] = routeKey.split(' ')
  const route = path === undefined ? routeKey : `${http.method}${path}`
  return arn('execute-api', `${apiId}/${stage}/${route}`)
}

/**
 * The HTTP APIs of a stack, by the domain names under which they are called.
 *
 * @throws CommandError that names what is unknown here
 */
export function httpApis(
  stack: Stack,
  invoke: InvokeByArn,
  { now = () => performance.now(), log = console.error }: Options = {},
): ReadonlyMap<string, Origin> {
  const mayInvoke = invokePermissions(stack)

  function integrated({ key, functionArn, timeoutMs, limits }: DeclaredRoute): IntegratedRoute {
    return {
      ...parseRoute(key),
      timeoutMs,
      // The stage's limits are settings of each route: every one has its own bucket.
      takeToken: createThrottle(limits, now),
      async invoke(event) {
        const sourceArn = sourceArnOf(event)
        if (mayInvoke(functionArn, sourceArn)) return invoke(functionArn, event)
        throw new Error(`API Gateway may not invoke ${functionArn} for ${sourceArn}.`)
      },
    }
  }

  return new Map(
    declaredApis(stack).map(({ id, routes }) => [
      domainNameOf(id),
      createHttpApi({ id, routes: routes.map(integrated), log }),
    ]),
  )
}
