import {
  alreadyPaidCode,
  emailRefusedCode,
  maxRequestBytes,
  orderRefusedCode,
  providerRejectedCode,
  totalChangedCode,
} from '#shared/checkout-contract.ts'

/**
 * Every error of the API: a stable code, its status and a message. No status is 403 or 404: CloudFront's error pages
 * apply to the whole distribution and would replace the response by the site's HTML.
 */
export const apiErrors = {
  unknown_path: { status: 400, message: 'The path is unknown.' },
  method_not_allowed: { status: 405, message: 'Only POST is allowed here.' },
  direct_call: { status: 400, message: 'Requests are accepted only through the site.' },
  foreign_origin: { status: 400, message: 'The request comes from another origin.' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json in UTF-8.' },
  body_too_large: {
    status: 413,
    message: `The body must not be larger than ${maxRequestBytes} bytes.`,
  },
  malformed_body: { status: 400, message: 'The body is not JSON in UTF-8.' },
  invalid_request: { status: 400, message: 'A field is missing, unknown or invalid.' },
  price_refused: { status: 400, message: 'An item is not on sale at this amount.' },
  duplicate_item: { status: 400, message: 'An item is listed twice.' },
  [orderRefusedCode]: { status: 422, message: 'The package cannot be ordered as it is.' },
  [totalChangedCode]: { status: 409, message: 'The total differs from the one shown.' },
  malformed_page_id: { status: 400, message: 'The id of the open payment page is malformed.' },
  [alreadyPaidCode]: { status: 409, message: 'The open payment page is already paid.' },
  return_address_refused: { status: 400, message: 'A return address is not on this site.' },
  [emailRefusedCode]: { status: 400, message: 'The email address is not accepted.' },
  internal_error: { status: 500, message: 'Something went wrong here. Please try again.' },
  key_unavailable: { status: 500, message: 'The payment could not be set up.' },
  key_refused: { status: 500, message: 'The payment could not be set up.' },
  // About the request, which anyone can write: no failure on our side that would wake somebody.
  [providerRejectedCode]: { status: 422, message: 'The payment could not be set up.' },
  provider_unavailable: { status: 502, message: 'The payment provider cannot be reached.' },
  provider_busy: { status: 503, message: 'The payment provider is busy. Please try again.' },
} as const

export type ApiErrorCode = keyof typeof apiErrors

/** Logged besides the code: names, ids and statuses, never a customer's input. Undefined values are left out. */
export type FailureDetails = Readonly<
  Record<string, string | number | readonly string[] | undefined>
>

/** Ends a request with an entry of the table. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly details: FailureDetails
  readonly answer: object

  /**
   * @param details - for the log only
   * @param answer - the response's fields besides code and message
   */
  constructor(code: ApiErrorCode, details: FailureDetails = {}, answer: object = {}) {
    super(apiErrors[code].message)
    this.code = code
    this.details = details
    this.answer = answer
  }
}
