import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import type { HttpAnswer } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'

const override = { Override: z.boolean() }

// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-responseheaderspolicy.html;
// CORS and the Server-Timing header are unknown here.
const policySchema = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    CustomHeadersConfig: z._default(
      z.strictObject({
        Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), ...override })),
      }),
      { Items: [] },
    ),
    RemoveHeadersConfig: z._default(
      z.strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) }),
      { Items: [] },
    ),
    SecurityHeadersConfig: z._default(
      z.strictObject({
        ContentSecurityPolicy: z.optional(
          z.strictObject({ ContentSecurityPolicy: z.string(), ...override }),
        ),
        ContentTypeOptions: z.optional(z.strictObject(override)),
        FrameOptions: z.optional(z.strictObject({ FrameOption: z.string(), ...override })),
        ReferrerPolicy: z.optional(z.strictObject({ ReferrerPolicy: z.string(), ...override })),
        StrictTransportSecurity: z.optional(
          z.strictObject({
            AccessControlMaxAgeSec: z.int(),
            IncludeSubdomains: z._default(z.boolean(), false),
            Preload: z._default(z.boolean(), false),
            ...override,
          }),
        ),
        XSSProtection: z.optional(
          z.strictObject({
            Protection: z.boolean(),
            ModeBlock: z._default(z.boolean(), false),
            ReportUri: z._default(z.string(), ''),
            ...override,
          }),
        ),
      }),
      {},
    ),
    // For whoever reads the policy.
    Name: z.optional(z.string()),
    Comment: z.optional(z.string()),
  }),
})

type PolicyConfig = z.infer<typeof policySchema>['ResponseHeadersPolicyConfig']

type PolicyHeader = {
  readonly name: string
  readonly value: string
  /** Whether the origin's own value gives way. */
  readonly overrides: boolean
}

/** Changes the headers of an answer. */
export type ResponseHeadersPolicy = (answered: HttpAnswer) => HttpAnswer

/** A header whose value is made of directives, without those that are off. */
function directives(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join('; ')
}

function securityHeaders(config: PolicyConfig['SecurityHeadersConfig']): readonly PolicyHeader[] {
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: type,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: transport,
    XSSProtection: xss,
  } = config
  const headers: PolicyHeader[] = []
  function add(name: string, value: string, { Override }: { Override: boolean }): void {
    headers.push({ name, value, overrides: Override })
  }
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp)
  if (type) add('x-content-type-options', 'nosniff', type)
  if (frame) add('x-frame-options', frame.FrameOption, frame)
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer)
  if (transport) {
    const { AccessControlMaxAgeSec: seconds, IncludeSubdomains, Preload } = transport
    const value = directives(
      `max-age=${seconds}`,
      IncludeSubdomains && 'includeSubDomains',
      Preload && 'preload',
    )
    add('strict-transport-security', value, transport)
  }
  if (xss) {
    const value = directives(
      xss.Protection ? '1' : '0',
      xss.ModeBlock && 'mode=block',
      xss.ReportUri !== '' && `report=${xss.ReportUri}`,
    )
    add('x-xss-protection', value, xss)
  }
  return headers
}

function policyOf(config: PolicyConfig): ResponseHeadersPolicy {
  const removed = new Set(
    config.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()),
  )
  const added: readonly PolicyHeader[] = [
    ...securityHeaders(config.SecurityHeadersConfig),
    ...config.CustomHeadersConfig.Items.map(({ Header, Value, Override }) => ({
      name: Header.toLowerCase(),
      value: Value,
      overrides: Override,
    })),
  ]
  return (answered) => {
    // "CloudFront removes the headers first and then adds any headers that are specified in other sections."
    const headers = Object.fromEntries(
      Object.entries(answered.headers).filter(([name]) => !removed.has(name)),
    )
    // "However, if you do that, CloudFront adds its own version of these headers"; that of Date is added with every
    // answer.
    if (removed.has('server')) headers['server'] = 'CloudFront'
    for (const { name, value, overrides } of added) {
      if (overrides || !Object.hasOwn(headers, name)) headers[name] = value
    }
    return { ...answered, headers, cookies: removed.has('set-cookie') ? [] : answered.cookies }
  }
}

/**
 * Reads the response headers policies of a stack:
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 *
 * @returns finds a policy by the id that a behaviour has for it; one that has none changes nothing
 * @throws CommandError for a setting, or an id, that is unknown here
 */
export function readResponseHeadersPolicies(
  stack: Stack,
): (id: string | undefined) => ResponseHeadersPolicy {
  const policies = new Map(
    stack
      .resources('AWS::CloudFront::ResponseHeadersPolicy', policySchema)
      .map(({ attribute, properties }) => [
        attribute('Ref'),
        policyOf(properties.ResponseHeadersPolicyConfig),
      ]),
  )
  return (id) => {
    if (id === undefined) return (answered) => answered
    const policy = policies.get(id)
    if (!policy) throw unsupported(`the response headers policy ${id} is unknown here`)
    return policy
  }
}
