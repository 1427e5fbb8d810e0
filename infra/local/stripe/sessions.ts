import type { SessionParameters } from './rules.ts'

/** A checkout session. */
export type Session = {
  readonly id: string
  readonly parameters: SessionParameters
  readonly isPaid: boolean
}

// More than are created while a request and its retries last, even by hundreds of buyers a second: a retry whose first
// reply was forgotten would create a second session.
const maxEntries = 10_000

/** A map of its newest entries only, so that a server that runs for weeks does not grow. */
export class NewestEntries<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    super.set(key, value)
    const [oldest] = this.keys()
    if (this.size > maxEntries && oldest !== undefined) this.delete(oldest)
    return this
  }
}
