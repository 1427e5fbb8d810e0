import * as z from '#shared/schema.ts'
import { synthesisedSite } from './synthesised-site.ts'

const filterSchema = z.object({
  Properties: z.object({
    FilterPattern: z.string(),
    MetricTransformations: z.tuple([z.object({ MetricName: z.string() })]),
  }),
})

const filters = Object.values(
  z
    .record(z.string(), filterSchema)
    .parse(synthesisedSite().findResources('AWS::Logs::MetricFilter')),
).map(({ Properties }) => ({
  metric: Properties.MetricTransformations[0].MetricName,
  pattern: Properties.FilterPattern,
}))

/** Evaluates one comparison of a CloudWatch filter pattern for JSON, such as `$.status >= 500` or `$.code != "provider_busy"`. */
function matches(comparison: string, entry: Readonly<Record<string, unknown>>): boolean {
  const [, field = '', operator, operand = ''] =
    /^\(*\$\.(\w+) (=|!=|>=) "?([^"]+?)"?\)*$/.exec(comparison) ?? []
  const value = entry[field]
  if (operator === '>=') return typeof value === 'number' && value >= Number(operand)
  if (operator === '!=') return value !== operand
  if (operator !== '=') throw new Error(`Unknown comparison: ${comparison}`)
  return value === operand
}

/** The metrics whose filter matches a line of the function's log or of the API's. */
export function metricsCounting(line: string): string[] {
  const entry = z.record(z.string(), z.unknown()).parse(JSON.parse(line))
  return filters
    .filter(({ pattern }) => {
      const [, comparisons = ''] = /^\{ (.*) \}$/.exec(pattern) ?? []
      return comparisons
        .split(' && ')
        .every((all) => all.split(' || ').some((comparison) => matches(comparison, entry)))
    })
    .map(({ metric }) => metric)
    .toSorted()
}
