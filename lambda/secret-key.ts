import { get, type OutgoingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import { provider } from './deployment.ts'
import { ApiError } from './errors.ts'
import { retryWithin, type Wait } from './retry.ts'

/** A SecureString of the Systems Manager's Parameter Store, read through AWS's Parameters and Secrets extension. */
export type StoredKey = {
  readonly parameter: string
  readonly port: number
  /** The function's session token, which the extension requires. */
  readonly sessionToken: string
}

export type SecretKey = () => Promise<string>

/** For all attempts to read the key, in ms: with the provider's 17.5 s, below the page's 20 s. */
export const readTime = 2_000
/** The timeout of one attempt, in ms. */
const readTimeout = 1_000

// The extension refuses for some 100 ms of a cold start.
const pauseAfter = (_: unknown, failures: number) => 100 * 3 ** (failures - 1)

// The response of GetParameter.
const parameterSchema = v.object({
  Parameter: v.object({ Value: v.pipe(v.string(), v.regex(provider.keyPattern)) }),
})

/**
 * A key that is read for each request: the extension only responds while an event is handled. It caches the value for five
 * minutes, so that a new key needs no deployment.
 *
 * https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
export function storedKey(stored: StoredKey, wait?: Wait): SecretKey {
  const read = (left: number) => readKey(stored, Math.min(readTimeout, left))
  return async () => retryWithin(readTime, read, pauseAfter, wait)
}

async function readKey(stored: StoredKey, timeout: number): Promise<string> {
  const { parameter, port, sessionToken } = stored
  const query = new URLSearchParams({ name: parameter, withDecryption: 'true' }).toString()
  const url = `http://localhost:${port}/systemsmanager/parameters/get?${query}`
  const headers = { 'x-aws-parameters-secrets-token': sessionToken }
  const { status, text } = await request(url, headers, timeout).catch(
    ({ code: reason }: NodeJS.ErrnoException) => {
      throw new ApiError('key_unavailable', { reason })
    },
  )
  if (status !== 200) throw new ApiError('key_unavailable', { extensionStatus: status })
  try {
    return v.parse(parameterSchema, JSON.parse(text)).Parameter.Value
  } catch {
    // Keeps the value out of the log, even if it isn't a key.
    throw new ApiError('key_unavailable', { reason: 'NoKeyInResponse' })
  }
}

/** Not `fetch`: the first one adds half of a cold start's CPU time. */
async function request(url: string, headers: OutgoingHttpHeaders, ms: number) {
  return new Promise<{ readonly status: number | undefined; readonly text: string }>(
    (resolve, reject) => {
      const sent = get(url, { headers, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('error', reject).on('end', () => resolve({ status: response.statusCode, text }))
      })
      const timeout = Object.assign(new Error(), { code: 'ETIMEDOUT' })
      const timer = setTimeout(() => sent.destroy(timeout), ms)
      sent.on('error', reject).on('close', () => clearTimeout(timer))
    },
  )
}

/** Whether a key charges cards, or only the provider's test cards. */
export type KeyMode = 'live' | 'test'

/** Refuses keys of the other mode: with a test key, a live site would thank buyers who have paid nothing. */
export function keysOf(mode: KeyMode, secretKey: SecretKey): SecretKey {
  return async () => {
    const key = await secretKey()
    if (provider.testKeyPattern.test(key) === (mode === 'test')) return key
    throw new ApiError('key_unavailable', { reason: `NotA${mode === 'test' ? 'Test' : 'Live'}Key` })
  }
}
