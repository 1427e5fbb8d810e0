import { apiRoutes } from '#lambda/deployment.ts'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  toRequestItem,
  type CheckoutRequest,
  type CustomerInfo,
} from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { priceSelection, type Selection } from '#shared/quote.ts'
import { savedSelection } from './selections.ts'

/** The site's origin in these tests. */
export const siteOrigin = 'https://www.example.com'

export const allowedOrigins = [siteOrigin, 'http://localhost:4173'] as const

/** A customer who fills in every field. */
export const customer: CustomerInfo = {
  ...mapCustomerFields(({ name, kind, maxLength }) =>
    kind === 'email' ? 'wanjiru@example.com' : `Kamau ${name}`.slice(0, maxLength),
  ),
  acceptTerms: true,
}

/** The request body that the checkout page sends for a selection. */
export function checkoutRequest(
  changes: Partial<CheckoutRequest> = {},
  selection: Selection = savedSelection,
): CheckoutRequest {
  return {
    items: priceSelection(selection).lines.map(toRequestItem),
    customerInfo: customer,
    successUrl: siteOrigin + returnPaths.success,
    cancelUrl: siteOrigin + returnPaths.cancel,
    ...changes,
  }
}

type EventChanges = {
  readonly method?: string
  /** As it was sent. */
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: string | null
  readonly isBase64Encoded?: boolean
}

/**
 * The relevant part of API Gateway's event for the function (HTTP API, payload format 2.0):
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function gatewayEvent({
  method = 'POST',
  path = checkoutPath,
  headers = { 'content-type': 'application/json', origin: siteOrigin },
  body = JSON.stringify(checkoutRequest()),
  isBase64Encoded = false,
}: EventChanges = {}) {
  const route = `${method} ${path}`
  const rawPath = decodeURIComponent(path)
  return {
    version: '2.0',
    routeKey: apiRoutes.some((it) => route === `POST ${it.path}`) ? route : '$default',
    rawPath,
    rawQueryString: '',
    headers,
    requestContext: { http: { method, path: rawPath } },
    body,
    isBase64Encoded,
  }
}

/** What the function reads of the context that Lambda passes to it. */
export const lambdaContext = { awsRequestId: 'lambda-request-1' }
