import { readFileSync } from 'node:fs'

/** The code of the edge's function, which redirects all but the first of these names to it. */
export function edgeFunction(domainNames: readonly string[]): string {
  return readFileSync(new URL('rewrite-request.js', import.meta.url), 'utf8').replace(
    'domainNames = []',
    `domainNames = ${JSON.stringify(domainNames)}`,
  )
}
