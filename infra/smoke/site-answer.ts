import { securityHeaders } from '#infra/security-headers.ts'
import { difference, runCheck, type CheckResult } from './check.ts'

/** A request to the site, and what has to come back. */
export type SiteCheck = {
  readonly path: string
  /** A GET without it. */
  readonly init?: RequestInit
  readonly status: number
  /** The names of the one type, the best first, with or without more parameters: servers differ in that. */
  readonly contentTypes: readonly [string, ...string[]]
  readonly cacheControl?: string
  /** What is wrong with the body. */
  readonly inBody?: (body: string) => readonly string[]
}

/** A check of the site, and the body of the answer; empty when there was none. */
export type SiteCheckResult = CheckResult & { readonly body: string }

const timeoutMs = 20_000

function isOfType(found: string | null, type: string): boolean {
  return found === type || found?.startsWith(`${type};`) === true
}

function contentTypeFailures({ contentTypes }: SiteCheck, found: string | null): readonly string[] {
  return contentTypes.some((type) => isOfType(found, type))
    ? []
    : difference('content-type', contentTypes[0], found)
}

function failuresOf(check: SiteCheck, { status, headers }: Response): readonly string[] {
  const expectedHeaders = Object.entries({
    ...securityHeaders,
    ...(check.cacheControl !== undefined && { 'cache-control': check.cacheControl }),
  })
  return [
    ...difference('status', check.status, status),
    ...contentTypeFailures(check, headers.get('content-type')),
    ...expectedHeaders.flatMap(([name, value]) => difference(name, value, headers.get(name))),
  ]
}

/**
 * Asks a site and compares the answer.
 *
 * @param name - what the report calls it; the method and the path without one
 */
export async function checkAnswer(
  site: string,
  check: SiteCheck,
  name = `${check.init?.method ?? 'GET'} ${check.path}`,
): Promise<SiteCheckResult> {
  let body = ''
  const result = await runCheck(name, async () => {
    const response = await fetch(site + check.path, {
      ...check.init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    body = await response.text()
    return [...failuresOf(check, response), ...(check.inBody?.(body) ?? [])]
  })
  return { ...result, body }
}
