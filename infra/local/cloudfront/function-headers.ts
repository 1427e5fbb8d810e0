// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html#function-restrictions-disallowed-headers
const disallowed = new Set([
  'client-cert',
  'client-cert-chain',
  'cloudfront-viewer-cert-pem',
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'trailer',
  'upgrade',
  'x-accel-buffering',
  'x-accel-charset',
  'x-accel-limit-rate',
  'x-accel-redirect',
  'x-amzn-auth',
  'x-amzn-cf-billing',
  'x-amzn-cf-id',
  'x-amzn-cf-xff',
  'x-amzn-errortype',
  'x-amzn-fle-profile',
  'x-amzn-header-count',
  'x-amzn-header-order',
  'x-amzn-lambda-integration-tag',
  'x-amzn-requestid',
  'x-cache',
  'x-forwarded-proto',
  'x-real-ip',
])

// The same page, #function-restrictions-read-only-headers-viewer-request. Content-Length is one of them in a request;
// in an answer it is that of the body anyway.
const readOnly = new Set(['cdn-loop', 'host', 'transfer-encoding', 'via'])

/**
 * Whether a function sees a header, and may set it.
 *
 * @param name - in lower case
 */
export function isExposed(name: string): boolean {
  return !disallowed.has(name) && !name.startsWith('x-amz-cf-') && !name.startsWith('x-edge-')
}

/**
 * Whether a function on viewers' requests may see a header, but not set it.
 *
 * @param name - in lower case
 */
export function isReadOnly(name: string): boolean {
  return readOnly.has(name)
}
