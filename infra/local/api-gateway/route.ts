import { unsupported } from '#infra/local/cloudformation/template.ts'

/** The values of a path's variables, by name. */
export type PathParameters = Readonly<Record<string, string>>

/** Which requests a route is for. */
export type Route = {
  readonly key: string
  /** The smaller, the more specific: of several routes that match a request, the smallest gets it. */
  readonly rank: string
  /** @param path - its decoded segments */
  readonly match: (method: string, path: readonly string[]) => PathParameters | null
}

type Segment = {
  readonly kind: 'literal' | 'variable' | 'greedy'
  /** Of the variable, or the text itself. */
  readonly name: string
}

const kindRanks = { literal: '0', variable: '1', greedy: '2' } as const

/** The segments of a path, of which the root has one, an empty one. */
export function segmentsOf(path: string): string[] {
  return path.replace(/^\//, '').split('/')
}

function parseSegment(text: string): Segment | null {
  const [, variable, greedy] = /^\{([\w.:-]+)(\+?)\}$/.exec(text) ?? []
  if (variable !== undefined) return { kind: greedy ? 'greedy' : 'variable', name: variable }
  return /^[\w.:-]+$/.test(text) ? { kind: 'literal', name: text } : null
}

function parsePath(path: string): readonly (Segment | null)[] {
  return path === '/' ? [{ kind: 'literal', name: '' }] : segmentsOf(path).map(parseSegment)
}

function isSound(segments: readonly (Segment | null)[]): segments is readonly Segment[] {
  // "The greedy path variable must be at the end of the resource path."
  return segments.every(
    (segment, index) =>
      segment !== null && (segment.kind !== 'greedy' || index === segments.length - 1),
  )
}

/**
 * What a segment takes of the rest of a path; null when it doesn't fit. A variable is never empty; a greedy one may be,
 * after a slash: AWS's Lambda Test Tool, an emulator of the service, has it so, and no page tells.
 */
function take({ kind, name }: Segment, rest: readonly string[]): string | null {
  const [first] = rest
  if (first === undefined) return null
  if (kind === 'greedy') return rest.join('/')
  if (kind === 'variable') return first === '' ? null : first
  return first === name ? first : null
}

function matchPath(template: readonly Segment[], path: readonly string[]): PathParameters | null {
  const isGreedy = template.at(-1)?.kind === 'greedy'
  if (!isGreedy && path.length !== template.length) return null
  const taken = template.map(
    (segment, index) => [segment, take(segment, path.slice(index))] as const,
  )
  if (taken.some(([, value]) => value === null)) return null
  return Object.fromEntries(
    taken.flatMap(([{ kind, name }, value]) =>
      kind === 'literal' || value === null ? [] : [[name, value] as const],
    ),
  )
}

const everything: Pick<Route, 'rank' | 'match'> = { rank: '2', match: () => ({}) }

/**
 * Reads a route's key: `$default`, or a method and a path.
 *
 * @throws CommandError for any other
 */
export function parseRoute(key: string): Route {
  if (key === '$default') return { key, ...everything }
  const [, method, path = ''] = /^([A-Z]+) (\/.*)$/.exec(key) ?? []
  const segments = parsePath(path)
  if (method === undefined || !isSound(segments)) {
    throw unsupported(`the route ${key} is unknown here`)
  }
  const isGreedy = segments.some(({ kind }) => kind === 'greedy')
  const pathRank = segments.map(({ kind }) => kindRanks[kind]).join('')
  return {
    key,
    rank: `${isGreedy ? 1 : 0}${pathRank}${method === 'ANY' ? 1 : 0}`,
    match: (requested, requestedPath) =>
      method === 'ANY' || method === requested ? matchPath(segments, requestedPath) : null,
  }
}

/**
 * The route that gets a request, "the route with the most-specific match": a full match of route and method, else one
 * with a greedy variable, else `$default`.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
 *
 * @param path - its decoded segments
 */
export function selectRoute<R extends Route>(
  routes: readonly R[],
  method: string,
  path: readonly string[],
): { readonly route: R; readonly pathParameters: PathParameters } | null {
  const matches = routes.flatMap((route) => {
    const pathParameters = route.match(method, path)
    return pathParameters ? [{ route, pathParameters }] : []
  })
  const [best] = matches.toSorted((one, other) => (one.route.rank < other.route.rank ? -1 : 1))
  return best ?? null
}
