import { missingParameter, parameterName, Refusal } from './refusal.ts'
import { sessionLines, type SessionLine } from './session-lines.ts'
import type { SessionParameters } from './session-parameters.ts'

/** A request that may become a session. */
export type SessionRequest = {
  readonly parameters: SessionParameters
  readonly lines: readonly SessionLine[]
  readonly successUrl: string
  readonly expiresAt: number
}

// How far ahead a session may expire, in seconds (docs.stripe.com/api/checkout/sessions/create).
const lifetimeBounds = { min: 30 * 60, max: 24 * 60 * 60 }

/**
 * Holds a request against Stripe's rules beyond its schema.
 *
 * @param now - seconds since 1970
 * @throws Refusal naming the first parameter that breaks a rule
 */
export function sessionRequest(parameters: SessionParameters, now: number): SessionRequest {
  const { mode, ui_mode: uiMode = 'hosted_page', success_url: successUrl } = parameters
  requireSupported('mode', mode, 'payment')
  requireSupported('ui_mode', uiMode, 'hosted_page')
  if (successUrl === undefined) throw missingParameter('success_url')
  requireUrl('success_url', successUrl)
  if (parameters.cancel_url !== undefined) requireUrl('cancel_url', parameters.cancel_url)
  requireEmail('customer_email', parameters.customer_email)
  requireExpandable(parameters.expand)
  const expiresAt = expiryOf(parameters, now)
  const lines = sessionLines(parameters.line_items)
  return { parameters, lines, successUrl, expiresAt }
}

/** @throws Refusal for a property that is no object of its own here */
export function requireExpandable(properties: readonly string[]): void {
  for (const [index, property] of properties.entries()) {
    if (property !== 'line_items') {
      throw new Refusal({
        message: `This property cannot be expanded (${property}).`,
        param: parameterName(['expand', index]),
      })
    }
  }
}

function requireSupported(param: string, value: string | undefined, supported: string): void {
  if (value === undefined) throw missingParameter(param)
  if (value === supported) return
  throw new Refusal({
    message: `This stand-in has only ${param} ${supported}, not ${value}.`,
    param,
  })
}

function requireUrl(param: string, value: string): void {
  const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  // A browser's parser would take "https:/x" too and mend it.
  if (isWeb && /^https?:\/\//i.test(value)) return
  throw new Refusal({ code: 'url_invalid', message: 'Not a valid URL', param })
}

function requireEmail(param: string, value: string | undefined): void {
  if (value === undefined || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) return
  throw new Refusal({ code: 'email_invalid', message: `Invalid email address: ${value}`, param })
}

function expiryOf({ expires_at: expiresAt }: SessionParameters, now: number): number {
  if (expiresAt === undefined) return now + lifetimeBounds.max
  const lifetime = expiresAt - now
  if (lifetime >= lifetimeBounds.min && lifetime <= lifetimeBounds.max) return expiresAt
  throw new Refusal({
    message:
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    param: 'expires_at',
  })
}
