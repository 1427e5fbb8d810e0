import { createHash } from 'node:crypto'
import { NewestEntries } from './newest-entries.ts'
import { Refusal } from './refusal.ts'

type KeptAnswer = { readonly request: string; readonly requestId: string; readonly body: string }

const maxAnswers = 1_000
const maxKeyLength = 255

/**
 * The answers that are given again when a request is repeated with its idempotency key. Like Stripe, it keeps none of a
 * request that was refused: after a correction the key can be used again (docs.stripe.com/api/idempotent_requests).
 */
export class IdempotentAnswers {
  readonly #answers = new NewestEntries<KeptAnswer>(maxAnswers)

  /**
   * The answer that was given to the same request before.
   *
   * @param apiKey - keys of different accounts have nothing to do with each other
   * @throws Refusal when the key came with another request
   */
  recall(apiKey: string, key: string, request: string): KeptAnswer | undefined {
    if (key.length > maxKeyLength) {
      throw new Refusal({
        message: `Idempotency keys can have up to ${maxKeyLength} characters.`,
      })
    }
    const answer = this.#answers.get(entryKey(apiKey, key))
    if (answer === undefined || answer.request === digest(request)) return answer
    throw new Refusal({
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }

  keep(apiKey: string, key: string, request: string, answer: Omit<KeptAnswer, 'request'>): void {
    this.#answers.set(entryKey(apiKey, key), { ...answer, request: digest(request) })
  }
}

function entryKey(apiKey: string, key: string): string {
  return digest(JSON.stringify([apiKey, key]))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
