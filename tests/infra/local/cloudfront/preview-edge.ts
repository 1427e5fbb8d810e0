import { createDistribution } from '#infra/local/cloudfront/distribution.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { answer, listenerOf, type HttpRequest, type Origin } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'
import { serve } from '#tests/support/local-server.ts'

/** A request of a viewer, for `/about` unless it is told otherwise. */
export function viewerRequest(changes: Partial<HttpRequest> = {}): HttpRequest {
  return {
    method: 'GET',
    path: '/about',
    query: '',
    headers: { host: 'www.example.com' },
    body: Buffer.alloc(0),
    ip: '192.0.2.2',
    ...changes,
  }
}

/** A bucket with files of some type, by key; what isn't there is a 404 of its own. */
export function bucketWith(
  files: Readonly<Record<string, string>>,
  contentType = 'text/html; charset=utf-8',
): Origin {
  const bodies = new Map(Object.entries(files).map(([key, text]) => [key, Buffer.from(text)]))
  return async ({ path }) => {
    const body = bodies.get(decodeURIComponent(path.slice(1)))
    if (!body) return answer(404, { 'content-type': 'application/xml' }, '<Error/>')
    const headers = {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': contentType,
      etag: `"${body.length}"`,
      'last-modified': 'Sat, 21 Nov 2026 03:00:00 GMT',
    }
    return { status: 200, headers, cookies: [], body }
  }
}

type Origins = { readonly bucket?: Origin; readonly api?: Origin }

/** A distribution whose origins are these: what it asked them, what it logged, and how it answers. */
export function edgeOver(folder: string, { bucket = bucketWith({}), api = bucket }: Origins = {}) {
  const stack = readStack(folder, { distributionHost: 'localhost:4173' })
  const asked: (HttpRequest & { readonly signer: string | null })[] = []
  const logged: string[] = []

  function recorded(origin: Origin): Origin {
    return (request, signer) => {
      asked.push({ ...request, signer })
      return origin(request, signer)
    }
  }

  const files = stack
    .resources('AWS::S3::Bucket', z.unknown())
    .find(({ id }) => id.startsWith('StaticSiteFiles'))
  const [gateway] = stack.resources('AWS::ApiGatewayV2::Api', z.unknown())
  const domainNames = {
    bucket: files?.attribute('RegionalDomainName') ?? '',
    api: `${gateway?.attribute('Ref')}.execute-api.us-east-1.amazonaws.com`,
  }
  const origins = new Map([
    [domainNames.bucket, recorded(bucket)],
    [domainNames.api, recorded(api)],
  ])
  const respond = createDistribution(stack, origins, (message) => logged.push(message))
  return { respond, asked, logged, domainNames }
}

/** The same on a port of this machine. */
export async function serveEdgeOver(folder: string, origins: Origins = {}) {
  const edge = edgeOver(folder, origins)
  return { ...edge, ...(await serve(listenerOf(edge.respond, 1_000))) }
}
