/**
 * The largest event and the largest result, in bytes: "6 MB each for request and response (synchronous)".
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
export const maxPayloadBytes = 6 * 1024 * 1024
