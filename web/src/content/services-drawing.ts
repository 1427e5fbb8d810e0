import { serviceSummaries } from './service-summaries.ts'

const surface = 30
const layer = Math.round(276 / serviceSummaries.length)
const layers = serviceSummaries.map((_, index) => index + 1)
const far = 3000

/** The middle of a layer. */
const middle = (it: number) => surface + it * layer - layer / 2

/** A section through the ground, on a grid of 480 × 306: the services as layers, from the people who use them to the cable. */
export const servicesDrawing = {
  /** The lower edge of each layer. It reaches the edge of the screen. */
  strata: layers.map((it) => `M0 ${surface + it * layer}q40-8 80 0${'t80 0'.repeat(far / 80)}`),
  surface: `M0 ${surface}H${far}`,
  /** Where the name of a layer stands. */
  label: { x: 84, y: middle(1) + 5, step: layer },
  cable: `M36 ${surface}V${middle(layers.length)}`,
  devices: layers.map((it) => `M24 ${middle(it) - 7}h24v14H24z`).join(''),
  /** Those who work on top of it. */
  people: [110, 164, 300]
    .map((x) => `M${x} 6a5 5 0 1 1 .1 0M${x - 12} 30v-6q0-12 12-12t12 12v6`)
    .join(''),
} as const
