import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { checkoutPath } from '#shared/addresses.ts'

/**
 * The event of a POST to the checkout, as an HTTP API sends it (payload format 2.0), with the one field that only somebody
 * who may invoke the function can add: no session is opened for it.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function dryRunEvent(
  site: string,
  body: string,
): APIGatewayProxyEventV2 & { readonly dryRun: true } {
  const { host } = new URL(site)
  const now = new Date()
  return {
    dryRun: true,
    version: '2.0',
    routeKey: '$default',
    rawPath: checkoutPath,
    rawQueryString: '',
    headers: { 'content-type': 'application/json', host, origin: site },
    requestContext: {
      accountId: 'anonymous',
      apiId: 'smoke',
      domainName: host,
      domainPrefix: 'smoke',
      http: {
        method: 'POST',
        path: checkoutPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'smoke',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    body,
    isBase64Encoded: false,
  }
}
