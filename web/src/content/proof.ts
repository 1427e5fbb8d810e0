import { listSeparator } from '#shared/locale.ts'
import type { Day } from '#shared/offer.ts'
import type { company } from '#web/content/company.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import type { TitledText } from './service.ts'

type Certificate = { readonly name: string; readonly number: string; readonly until: Day }

type Proof = {
  /** A client's case, told with the client's consent; each figure in a few words, and what it stands for. */
  readonly case: {
    readonly heading: string
    readonly text: string
    readonly figures: readonly TitledText[]
  } | null
  /** Names of clients who agree to be named. */
  readonly clients: readonly string[]
  readonly certificates: readonly Certificate[]
  /** Up to three projects that may be told of. */
  readonly projects: readonly (TitledText & { readonly handedOver: Day })[]
  /** The address of the company's entry in a public register. */
  readonly registration: string | null
  /** The founders' photographs: imported pictures. */
  readonly portraits: Readonly<Partial<Record<(typeof company.founders)[number], string>>>
  /** A photograph of the team, an imported picture, and who is in it. */
  readonly team: { readonly picture: string; readonly text: string } | null
}

// Left empty until there is something true to say: empty entries are not shown (docs/rebrand.md#proof).
export const proof: Proof = {
  case: null,
  clients: [],
  certificates: [],
  projects: [],
  registration: null,
  portraits: {},
  team: null,
}

export const proofCopy = {
  clients: 'Clients you can ask',
  certificates: 'Certified',
  certificate: ({ number, until }: Certificate) =>
    [number, `until ${formatDay(until)}`].join(listSeparator),
  projects: 'Recent projects',
  register: 'See the register',
  /** As long as no client is named. For the owner to confirm: that clients have agreed to be asked. */
  onRequest: 'We name no client without consent. Ask us for a reference in your industry.',
} as const
