const layer = 46
const layers = [1, 2, 3, 4, 5, 6]
const far = 3000

/** A section through the ground, on a grid of 480 × 306: the services as layers, from the people who use them to the cable. */
export const servicesDrawing = {
  /** The lower edge of each layer. It reaches the edge of the screen. */
  strata: layers.map((it) => `M0 ${30 + it * layer}q40-8 80 0${'t80 0'.repeat(far / 80)}`),
  surface: `M0 30H${far}`,
  /** Where the name of a layer stands. */
  label: { x: 84, y: 58, step: layer },
  cable: `M36 30V${30 + 6 * layer - 23}`,
  devices: layers.map((it) => `M24 ${it * layer}h24v14H24z`).join(''),
  /** Those who work on top of it. */
  people: [110, 164, 300]
    .map((x) => `M${x} 6a5 5 0 1 1 .1 0M${x - 12} 30v-6q0-12 12-12t12 12v6`)
    .join(''),
} as const
