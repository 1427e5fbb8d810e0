import type { TitledText } from './service.ts'

type Proof = {
  /** A client's case, told with the client's consent; each figure in a few words, and what it stands for. */
  readonly case: {
    readonly heading: string
    readonly text: string
    readonly figures: readonly TitledText[]
  } | null
  /** Names of clients who agree to be named. */
  readonly clients: readonly string[]
  readonly certificates: readonly string[]
  /** The founders' photographs, by the number of each one's sheet in about.ts: imported pictures. */
  readonly portraits: Readonly<Record<string, string>>
}

// Left empty until there is something true to say: what is empty is not on the site (docs/rebrand.md#proof).
export const proof: Proof = { case: null, clients: [], certificates: [], portraits: {} }

export const proofCopy = { clients: 'Clients you can ask', certificates: 'Certified' } as const
