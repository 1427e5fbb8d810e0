import * as z from '#shared/schema.ts'
import { secretKeyPattern } from './deployment.ts'
import { CheckoutError } from './errors.ts'

/** A SecureString of the Systems Manager's Parameter Store, read through AWS's Parameters and Secrets extension. */
export type StoredKey = {
  /** The parameter's name. */
  readonly parameter: string
  /** The port at which the extension listens on this machine. */
  readonly port: number
  /** The function's own session token, which the extension asks for. */
  readonly sessionToken: string
}

/** Hands out the payment provider's key, whenever it is needed. */
export type SecretKey = () => Promise<string>

/** How long reading the key may take, in ms: with the provider's 17.5 s below the 20 s after which the page gives up. */
export const readTimeout = 1_500

// The answer of the operation GetParameter.
const parameterSchema = z.object({
  Parameter: z.object({ Value: z.string().check(z.regex(secretKeyPattern)) }),
})

/**
 * A key that is read when it is needed, and not before: the extension answers only while an event is handled. It keeps
 * what it has read for five minutes, so a new key is taken up without a deployment and nothing is kept here. A reading
 * that fails is tried again with the next request.
 */
export function storedKey(stored: StoredKey): SecretKey {
  return async () => {
    const parsed = parameterSchema.safeParse(await readParameter(stored))
    // What was read stays out of the log, however wrong it is.
    if (!parsed.success) throw new CheckoutError('key_unavailable', { reason: 'NoKeyInAnswer' })
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
    const answer: unknown = await response.json()
    return answer
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(error: unknown): CheckoutError {
  const exception = error instanceof Error ? error.name : 'unknown'
  return new CheckoutError('key_unavailable', { exception })
}
