import type { company } from '#web/content/company.ts'
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
  /** The founders' photographs: imported pictures. */
  readonly portraits: Readonly<Partial<Record<(typeof company.founders)[number], string>>>
  /** A photograph of the team, an imported picture, and who is in it. */
  readonly team: { readonly picture: string; readonly text: string } | null
}

// Left empty until there is something true to say: empty entries are not shown (docs/rebrand.md#proof).
export const proof: Proof = { case: null, clients: [], certificates: [], portraits: {}, team: null }

export const proofCopy = {
  clients: 'Clients you can ask',
  certificates: 'Certified',
  /** As long as no client is named. For the owner to confirm: that clients have agreed to be asked. */
  onRequest: 'We name no client without consent. Ask us for a reference in your industry.',
} as const
