import type { HttpRequest } from '#infra/local/http.ts'
import type { Distribution } from './distribution-config.ts'
import { isExposed } from './function-headers.ts'

type Field = { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] }
type Fields = Readonly<Record<string, Field>>

/** What a function gets before the edge looks for an answer. */
export type ViewerRequestEvent = {
  readonly version: '1.0'
  readonly context: {
    readonly distributionDomainName: string
    readonly distributionId: string
    readonly eventType: 'viewer-request'
    readonly requestId: string
  }
  readonly viewer: { readonly ip: string }
  readonly request: {
    readonly method: string
    readonly uri: string
    readonly querystring: Fields
    readonly headers: Fields
    readonly cookies: Fields
  }
}

/** Names with their values; a name that comes more than once has all of its values in one field. */
function fields(pairs: readonly (readonly [string, string])[]): Fields {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const all = values.get(name)
    if (all) all.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [
      name,
      {
        value: all[0] ?? '',
        ...(all.length > 1 && { multiValue: all.map((value) => ({ value })) }),
      },
    ]),
  )
}

/** Pairs as they stand in a query or in a Cookie header: nothing is decoded. */
function pairsOf(text: string, separator: RegExp): readonly (readonly [string, string])[] {
  return text
    .split(separator)
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name, value.join('=')]
    })
}

/**
 * The event of a viewer's request, as it came from the viewer:
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 *
 * Headers that came more than once arrive here joined, in one value.
 */
export function viewerRequestEvent(
  request: HttpRequest,
  distribution: Pick<Distribution, 'id' | 'domainName'>,
  requestId: string,
): ViewerRequestEvent {
  const { cookie = '', ...headers } = request.headers
  return {
    version: '1.0',
    context: {
      distributionDomainName: distribution.domainName,
      distributionId: distribution.id,
      eventType: 'viewer-request',
      requestId,
    },
    viewer: { ip: request.ip },
    request: {
      method: request.method,
      uri: request.path,
      querystring: fields(pairsOf(request.query, /&/)),
      headers: fields(Object.entries(headers).filter(([name]) => isExposed(name))),
      cookies: fields(pairsOf(cookie, /;\s*/)),
    },
  }
}
