import type { SessionParameters } from './rules.ts'

/** A checkout session. */
export type Session = {
  readonly id: string
  readonly parameters: SessionParameters
  readonly isPaid: boolean
}

/** A map of its newest entries only, so that a server that runs for weeks does not grow. */
export class NewestEntries<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    super.set(key, value)
    const [oldest] = this.keys()
    if (this.size > 1_000 && oldest !== undefined) this.delete(oldest)
    return this
  }
}
