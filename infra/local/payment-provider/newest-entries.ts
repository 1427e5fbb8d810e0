/** A map that holds its newest entries only, so that a server that runs for weeks keeps a bounded memory. */
export class NewestEntries<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #limit: number

  /** @param limit - how many entries are kept; the oldest go */
  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest)
  }
}
