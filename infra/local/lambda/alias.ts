import { randomUUID } from 'node:crypto'
import * as z from '#shared/schema.ts'
import {
  newestOf,
  unpublished,
  versionOf,
  type DeployedFunction,
  type FunctionVersion,
} from './deployed-function.ts'
import { ServiceError } from './service-error.ts'

const weights = z.record(z.string(), z.number().check(z.minimum(0), z.maximum(1)))

// What the service knows beyond these would have to be ignored here, and is refused.
const updateSchema = z.strictObject({
  FunctionVersion: z.optional(z.string()),
  RevisionId: z.optional(z.string()),
  RoutingConfig: z.optional(z.strictObject({ AdditionalVersionWeights: z._default(weights, {}) })),
})

type Routing = {
  readonly version: string
  /** The share of the events, from 0 to 1, that goes to another version; there is at most one. */
  readonly weights: Readonly<Record<string, number>>
}

/** A function's alias: it points to a version, and may let another one have a share of the events. */
export type Alias = {
  /** Its configuration, as the service answers it. */
  readonly configuration: () => object
  /**
   * Changes what a request's JSON names.
   *
   * @throws ServiceError when it is refused, in which case nothing changes
   */
  readonly update: (request: unknown) => void
  /** The version that gets the next event. */
  readonly choose: () => FunctionVersion
}

function refuse(message: string): never {
  throw new ServiceError('InvalidParameterValueException', message)
}

/** https://docs.aws.amazon.com/lambda/latest/dg/configuring-alias-routing.html */
function checkRouting(deployed: DeployedFunction, routing: Routing): void {
  const others = Object.keys(routing.weights)
  const pointedTo = [routing.version, ...others]
  for (const version of pointedTo) versionOf(deployed, version)
  if (others.length > 1) refuse('An alias points to at most two versions.')
  if (others.includes(routing.version)) refuse('An alias points to two different versions.')
  if (others.length > 0 && pointedTo.includes(unpublished)) {
    refuse(`An alias with two versions does not point to ${unpublished}.`)
  }
}

/**
 * The alias of a function, which points to the newest version at first.
 * https://docs.aws.amazon.com/lambda/latest/api/API_GetAlias.html
 * https://docs.aws.amazon.com/lambda/latest/api/API_UpdateAlias.html
 */
export function createAlias(deployed: DeployedFunction): Alias {
  let routing: Routing = { version: newestOf(deployed).version, weights: {} }
  let revisionId = randomUUID()

  return {
    configuration: () => ({
      AliasArn: `${deployed.arn}:${deployed.alias}`,
      Name: deployed.alias,
      FunctionVersion: routing.version,
      RevisionId: revisionId,
      ...(Object.keys(routing.weights).length > 0 && {
        RoutingConfig: { AdditionalVersionWeights: routing.weights },
      }),
    }),

    update(request) {
      const parsed = updateSchema.safeParse(request)
      if (!parsed.success) {
        refuse('An alias takes FunctionVersion, RevisionId and AdditionalVersionWeights here.')
      }
      const { FunctionVersion, RevisionId, RoutingConfig } = parsed.data
      if (RevisionId !== undefined && RevisionId !== revisionId) {
        throw new ServiceError(
          'PreconditionFailedException',
          'The RevisionId is not that of the alias as it is: get the alias again.',
        )
      }
      const changed = {
        version: FunctionVersion ?? routing.version,
        weights: RoutingConfig?.AdditionalVersionWeights ?? routing.weights,
      }
      checkRouting(deployed, changed)
      routing = changed
      revisionId = randomUUID()
    },

    choose() {
      const [other] = Object.entries(routing.weights)
      const isOthers = other !== undefined && Math.random() < other[1]
      return versionOf(deployed, isOthers ? other[0] : routing.version)
    },
  }
}
