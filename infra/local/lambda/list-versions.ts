import { inOrder, unpublished, type DeployedFunction } from './deployed-function.ts'
import { ServiceError } from './service-error.ts'

// "ListVersionsByFunction returns a maximum of 50 items in each response, even if you set the number higher."
const pageSize = 50

/** A whole number in a query. */
function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new ServiceError('InvalidParameterValueException', `${name} is not valid: ${text}`)
}

/**
 * One page of a function's versions, as the service answers it: first what isn't published, then the versions by number.
 * https://docs.aws.amazon.com/lambda/latest/api/API_ListVersionsByFunction.html
 * https://docs.aws.amazon.com/lambda/latest/dg/example_lambda_ListVersionsByFunction_section.html
 *
 * @throws ServiceError when the query names no page
 */
export function listVersions(deployed: DeployedFunction, query: URLSearchParams): object {
  const numbers = [unpublished, ...inOrder(deployed).map(({ version }) => version)]
  const start = numberIn(query, 'Marker') ?? 0
  const asked = numberIn(query, 'MaxItems') ?? pageSize
  if (asked < 1) throw new ServiceError('InvalidParameterValueException', 'MaxItems is below 1.')
  const end = start + Math.min(asked, pageSize)
  return {
    ...(end < numbers.length && { NextMarker: String(end) }),
    Versions: numbers.slice(start, end).map((version) => ({
      FunctionName: deployed.name,
      FunctionArn: `${deployed.arn}:${version}`,
      Version: version,
    })),
  }
}
