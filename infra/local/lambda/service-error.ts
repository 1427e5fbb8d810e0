import { answer, type HttpAnswer } from '#infra/local/http.ts'

/**
 * The service's errors by name, with their status, from the pages of the operations and
 * https://docs.aws.amazon.com/lambda/latest/api/CommonErrors.html
 */
const statuses = {
  InvalidParameterValueException: 400,
  InvalidRequestContentException: 400,
  AccessDeniedException: 403,
  ResourceNotFoundException: 404,
  PreconditionFailedException: 412,
  RequestTooLargeException: 413,
  TooManyRequestsException: 429,
} as const

/** A request that the service refuses. */
export class ServiceError extends Error {
  override readonly name: keyof typeof statuses
  readonly #details: Readonly<Record<string, string>>

  /** @param details - further fields of the answer */
  constructor(
    name: keyof typeof statuses,
    message: string,
    details: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = name
    this.#details = details
  }

  /** The error as the service answers it. */
  answer(): HttpAnswer {
    // One of them is documented with a capital letter.
    const messageField = this.name === 'ResourceNotFoundException' ? 'Message' : 'message'
    const headers = { 'content-type': 'application/json', 'x-amzn-errortype': this.name }
    const body = { ...this.#details, Type: 'User', [messageField]: this.message }
    return answer(statuses[this.name], headers, JSON.stringify(body))
  }
}
