/**
 * A function that is not run: as many events are handled as its reserved concurrency lets.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html (TooManyRequestsException)
 */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests'

  constructor() {
    // As the service words it; observed, not documented.
    super('Rate Exceeded.')
  }
}
