import { answer, type HttpAnswer, type HttpRequest } from '#infra/local/http.ts'
import type { FunctionVersion } from './deployed-function.ts'
import { maxPayloadBytes } from './quotas.ts'
import { jsonIn } from './request-json.ts'
import { ServiceError } from './service-error.ts'
import { TooManyRequests } from './too-many-requests.ts'

// With what they may hold here; another value would have to be ignored, and is refused.
const requestHeaders: Readonly<Record<string, string>> = {
  'x-amz-invocation-type': 'RequestResponse',
  'x-amz-log-type': 'None',
}

function eventOf({ headers, body }: HttpRequest): unknown {
  for (const [name, only] of Object.entries(requestHeaders)) {
    if ((headers[name] ?? only) === only) continue
    throw new ServiceError(
      'InvalidParameterValueException',
      `${name} can't be ${headers[name]} here: ${only} is.`,
    )
  }
  if (body.length > maxPayloadBytes) {
    throw new ServiceError(
      'RequestTooLargeException',
      `The payload is larger than ${maxPayloadBytes} bytes.`,
    )
  }
  return jsonIn(body)
}

/** https://docs.aws.amazon.com/lambda/latest/dg/nodejs-exceptions.html */
function failureOf(error: unknown): object {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message }
    : { errorType: typeof error, errorMessage: String(error) }
}

/**
 * Runs a version of a function with a request's event. A function that fails is an answer like any other, but for one
 * header.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 *
 * @throws ServiceError when the function is not run
 */
export async function invoke(
  request: HttpRequest,
  { version, invoke: run }: FunctionVersion,
): Promise<HttpAnswer> {
  const event = eventOf(request)
  const headers = { 'content-type': 'application/json', 'x-amz-executed-version': version }
  try {
    return answer(200, headers, JSON.stringify(await run(event)) ?? 'null')
  } catch (error) {
    if (error instanceof TooManyRequests) {
      throw new ServiceError('TooManyRequestsException', error.message, {
        Reason: 'ReservedFunctionConcurrentInvocationLimitExceeded',
      })
    }
    const failed = { ...headers, 'x-amz-function-error': 'Unhandled' }
    return answer(200, failed, JSON.stringify(failureOf(error)))
  }
}
