// They are about one connection, and about how long a body is on it (RFC 9110, sections 7.6.1 and 8.6).
const connectionHeaders = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers that are passed on from one connection to another, of headers by lower-case name. */
export function endToEndHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)),
  )
}
