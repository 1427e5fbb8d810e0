import type { HttpAnswer, HttpRequest } from '#infra/local/http.ts'

// RFC 9110, section 15.4.5: what a 304 carries of the 200 in whose place it is. The date is added with every answer.
const carried = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary'])

/** RFC 9110, section 8.8.3.2: the weak comparison. */
function isSame(one: string, other: string): boolean {
  return one.replace(/^W\//, '') === other.replace(/^W\//, '')
}

/** RFC 9110, section 13.2.2: a tag is asked for before a date is. */
function isHeld(answered: HttpAnswer['headers'], requested: HttpRequest['headers']): boolean {
  const { etag, 'last-modified': lastModified = '' } = answered
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = requested
  if (tags === undefined) return Date.parse(lastModified) <= Date.parse(since)
  if (tags.trim() === '*') return true
  const listed = tags.match(/(W\/)?"[^"]*"/g) ?? []
  return etag !== undefined && listed.some((tag) => isSame(tag, etag))
}

/**
 * A 304 in the place of what the viewer still holds, as the edge gives it from what it keeps
 * (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html#compressed-content-cloudfront-etag-header).
 *
 * @param request - the viewer's
 */
export function notModified(answered: HttpAnswer, request: HttpRequest): HttpAnswer {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (answered.status !== 200 || !isRead || !isHeld(answered.headers, request.headers)) {
    return answered
  }
  const headers = Object.entries(answered.headers).filter(([name]) => carried.has(name))
  return {
    status: 304,
    headers: Object.fromEntries(headers),
    cookies: [],
    body: Buffer.alloc(0),
  }
}
