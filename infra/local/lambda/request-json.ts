import { ServiceError } from './service-error.ts'

/**
 * A request's JSON, of any shape.
 *
 * @throws ServiceError when it is none
 */
export function jsonIn(body: Buffer): unknown {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'))
    return json
  } catch {
    throw new ServiceError('InvalidRequestContentException', 'The request body is not JSON.')
  }
}
