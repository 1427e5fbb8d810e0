import { unsupported } from '#infra/local/cloudformation/template.ts'
import { fitsWildcards } from '#infra/local/wildcards.ts'

/**
 * Which files `aws s3 sync` takes: all that no filter excludes. The one given last decides
 * (docs.aws.amazon.com/cli/latest/reference/s3, "Use of Exclude and Include Filters"); the deployment's program gives all
 * exclusions first.
 *
 * @throws CommandError for a filter with a choice of characters
 */
export function syncFilter(
  exclude: readonly string[],
  include: readonly string[],
): (path: string) => boolean {
  const filters = [
    ...exclude.map((pattern) => ({ takes: false, pattern })),
    ...include.map((pattern) => ({ takes: true, pattern })),
  ]
  const unknown = filters.find(({ pattern }) => /[[\]]/.test(pattern))
  if (unknown) throw unsupported(`the filter ${unknown.pattern} is unknown here`)
  return (path) => filters.findLast(({ pattern }) => fitsWildcards(path, pattern))?.takes ?? true
}
