import { randomBytes } from 'node:crypto'
import { NewestEntries } from './newest-entries.ts'
import { sessionRequest, type SessionRequest } from './session-rules.ts'
import type { SessionParameters } from './session-parameters.ts'

/** A checkout session. Times in seconds since 1970. */
export type CheckoutSession = SessionRequest & {
  readonly id: string
  readonly created: number
  readonly status: 'open' | 'complete' | 'expired'
}

const maxSessions = 1_000

/** The sessions that the stand-in knows: the newest ones, in memory only. */
export class Sessions {
  readonly #sessions = new NewestEntries<CheckoutSession>(maxSessions)
  readonly #now: () => number

  /** @param now - the time in ms since 1970 */
  constructor(now: () => number) {
    this.#now = () => Math.floor(now() / 1000)
  }

  /** @throws Refusal when the parameters break a rule of Stripe's */
  create(parameters: SessionParameters): CheckoutSession {
    const created = this.#now()
    const session: CheckoutSession = {
      ...sessionRequest(parameters, created),
      id: `cs_test_${randomId()}`,
      created,
      status: 'open',
    }
    this.#sessions.set(session.id, session)
    return session
  }

  find(id: string): CheckoutSession | undefined {
    const session = this.#sessions.get(id)
    const isOver = session?.status === 'open' && session.expiresAt <= this.#now()
    return isOver ? { ...session, status: 'expired' } : session
  }

  /** Marks a session as paid; one that is no longer open stays as it is. */
  complete(session: CheckoutSession): void {
    if (session.status === 'open') {
      this.#sessions.set(session.id, { ...session, status: 'complete' })
    }
  }
}

// Nobody can guess the address of another buyer's page.
function randomId(): string {
  return randomBytes(29).toString('hex')
}
