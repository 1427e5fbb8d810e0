import { Refusal } from './refusal.ts'

/**
 * The test key of a request, sent as a bearer token or as the user name of basic authentication.
 *
 * @param authorization - the header's value
 * @throws Refusal when there is none; its message never repeats the key
 */
export function requireTestKey(authorization: string | undefined): string {
  const key = authorization === undefined ? undefined : keyOf(authorization)
  if (key === undefined) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (/_live_/.test(key)) {
    throw unauthorised(
      'A live key was sent to a local stand-in. Send a live key to Stripe alone, and consider rolling this one.',
    )
  }
  if (!/^sk_test_\w+$/.test(key)) {
    throw unauthorised('Invalid API Key provided: this stand-in takes keys of the form sk_test_….')
  }
  return key
}

function keyOf(authorization: string): string | undefined {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+) *$/.exec(authorization) ?? []
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return credentials
    case 'basic':
      return Buffer.from(credentials, 'base64').toString().split(':')[0]
    default:
      return undefined
  }
}

function unauthorised(message: string): Refusal {
  return new Refusal({ status: 401, message })
}
