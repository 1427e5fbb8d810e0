import { unsupported } from '#infra/local/cloudformation/template.ts'

/** What of a viewer's request reaches the origin, beyond what every request to an origin carries. */
export type Forwarded = 'nothing' | 'all but the host'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-origin-request-policies.html
const managed: Readonly<Record<string, Forwarded>> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': 'all but the host',
}

/**
 * What an origin request policy lets pass.
 *
 * @param id - of one of AWS's own policies; undefined when a behaviour has none
 * @throws CommandError for any other
 */
export function forwardedBy(id: string | undefined): Forwarded {
  if (id === undefined) return 'nothing'
  const forwarded = managed[id]
  if (!forwarded) throw unsupported(`the origin request policy ${id} is unknown here`)
  return forwarded
}
