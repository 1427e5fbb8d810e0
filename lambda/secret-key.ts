import * as z from '#shared/schema.ts'
import { secretKeyPattern } from './deployment.ts'
import { CheckoutError } from './errors.ts'

/** A SecureString of the Systems Manager's Parameter Store, read through AWS's Parameters and Secrets extension. */
export type StoredKey = {
  /** The parameter's name. */
  readonly parameter: string
  /** The port at which the extension listens on this machine. */
  readonly port: number
  /** The function's session token, which the extension requires. */
  readonly sessionToken: string
}

/** Returns the payment provider's key. */
export type SecretKey = () => Promise<string>

/** How long reading the key may take, in ms: with the provider's 17.5 s still below the page's timeout of 20 s. */
export const readTimeout = 1_500

// The response of GetParameter.
const parameterSchema = z.object({
  Parameter: z.object({ Value: z.string().check(z.regex(secretKeyPattern)) }),
})

/**
 * A key that is read for each request: the extension responds only while an event is handled. It caches the value for five
 * minutes, so that a new key needs no deployment and nothing is cached here.
 */
export function storedKey(stored: StoredKey): SecretKey {
  return async () => {
    const parsed = parameterSchema.safeParse(await readParameter(stored))
    // The value stays out of the log even if it is no key.
    if (!parsed.success) throw new CheckoutError('key_unavailable', { reason: 'NoKeyInResponse' })
    return parsed.data.Parameter.Value
  }
}

/** https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html */
async function readParameter({ parameter, port, sessionToken }: StoredKey): Promise<unknown> {
  const query = new URLSearchParams({ name: parameter, withDecryption: 'true' }).toString()
  let response: Response
  try {
    response = await fetch(`http://localhost:${port}/systemsmanager/parameters/get?${query}`, {
      headers: { 'x-aws-parameters-secrets-token': sessionToken },
      signal: AbortSignal.timeout(readTimeout),
    })
  } catch (error) {
    throw unavailable(error)
  }
  if (!response.ok) throw new CheckoutError('key_unavailable', { extensionStatus: response.status })
  try {
    const json: unknown = await response.json()
    return json
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(error: unknown): CheckoutError {
  const exception = error instanceof Error ? error.name : 'unknown'
  return new CheckoutError('key_unavailable', { exception })
}
