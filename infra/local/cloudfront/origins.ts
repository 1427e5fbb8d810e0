import { arn } from '#infra/local/cloudformation/resource-types.ts'
import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import type { Origin } from '#infra/local/http.ts'
import type { Distribution } from './distribution-config.ts'
import { readOriginAccessControls } from './origin-access-control.ts'

/** An origin as the distribution names it. */
export type DistributionOrigin = {
  readonly domainName: string
  /** What stands before the path of every request; empty for nothing. */
  readonly path: string
  /** What the edge adds to every request, by lower-case name. */
  readonly customHeaders: Readonly<Record<string, string>>
  readonly isBucket: boolean
  /** The distribution's ARN when it signs its requests to this origin. */
  readonly signer: string | null
  /** How long an answer may take, in ms. */
  readonly responseTimeoutMs: number
  readonly respond: Origin
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesOrigin.html: "For response timeout, the
// default is 30 seconds." That of a bucket can't be changed.
const defaultResponseTimeout = 30

/**
 * Connects the distribution's origins to what answers on this machine.
 *
 * @param origins - by the domain name under which the distribution names them
 * @returns finds an origin by the id that behaviours have for it
 * @throws CommandError for an origin that nothing answers for, or an id that is unknown
 */
export function readOrigins(
  stack: Stack,
  { id: distributionId, config }: Distribution,
  origins: ReadonlyMap<string, Origin>,
): (id: string) => DistributionOrigin {
  const signs = readOriginAccessControls(stack)
  const byId = new Map(
    config.Origins.map((origin): [string, DistributionOrigin] => {
      const { DomainName: domainName, CustomOriginConfig: custom } = origin
      const respond = origins.get(domainName)
      if (!respond) throw unsupported(`the origin ${domainName} is unknown here`)
      const headers = origin.OriginCustomHeaders.map(
        ({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue] as const,
      )
      return [
        origin.Id,
        {
          domainName,
          path: origin.OriginPath,
          customHeaders: Object.fromEntries(headers),
          isBucket: origin.S3OriginConfig !== undefined,
          signer: signs(origin.OriginAccessControlId)
            ? arn('cloudfront', `distribution/${distributionId}`, '')
            : null,
          responseTimeoutMs: (custom?.OriginReadTimeout ?? defaultResponseTimeout) * 1_000,
          respond,
        },
      ]
    }),
  )
  return (id) => {
    const origin = byId.get(id)
    if (!origin) throw unsupported(`the origin ${id} is none of the distribution`)
    return origin
  }
}
