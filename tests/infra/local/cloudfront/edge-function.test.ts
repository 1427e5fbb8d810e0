import { expect, test } from 'vitest'
import { createEdgeFunction } from '#infra/local/cloudfront/edge-function.ts'
import { viewerRequest } from './preview-edge.ts'

const distribution = { id: 'EDFDVBD6EXAMPLE', domainName: 'd111111abcdef8.cloudfront.net' }

/** What a function makes of a request, and what was logged. */
function runWith(code: string) {
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const edgeFunction = createEdgeFunction({ name: 'Example', code, distribution, log })
  const result = edgeFunction(viewerRequest(), 'EXAMPLEid==')
  return 'status' in result
    ? { ...result, text: result.body.toString(), logged }
    : { ...result, logged }
}

test('the path that the function names is asked for', () => {
  const code = `function handler(event) {
    event.request.uri += '.html'
    return event.request
  }`
  expect(runWith(code)).toEqual({ path: '/about.html', logged: [] })
})

test('an answer of the function ends the request', () => {
  const code = `function handler(event) {
    return { statusCode: 200, body: event.context.requestId + ' ' + event.viewer.ip }
  }`
  expect(runWith(code)).toMatchObject({ status: 200, text: 'EXAMPLEid== 192.0.2.2', logged: [] })
})

test('what the function logs can be read', () => {
  const code = `function handler(event) {
    console.log('uri: ' + event.request.uri)
    return event.request
  }`
  expect(runWith(code)).toEqual({ path: '/about', logged: ['Example: uri: /about'] })
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-503-service-unavailable.html#http-503-lambda-execution-error
test('a function that fails is answered with 503, and the reason is logged alone', () => {
  const { logged, ...answered } = runWith("function handler() { throw new Error('secret detail') }")
  expect(answered).toMatchObject({ status: 503, headers: { 'x-cache': 'Error from cloudfront' } })
  expect(JSON.stringify(answered)).not.toContain('secret detail')
  expect(logged).toEqual([
    expect.stringMatching(/^The function Example failed: Error: secret detail/),
  ])
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-502-bad-gateway.html#http-502-cloudfront-function-validation-error
test('a function that returns rubbish is answered with 502, and the reason is logged alone', () => {
  const { logged, ...answered } = runWith("function handler() { return 'rubbish' }")
  expect(answered).toMatchObject({ status: 502, headers: { 'x-cache': 'Error from cloudfront' } })
  expect(logged).toEqual([
    expect.stringMatching(/^What the function Example returned is of no use: /),
  ])
})
