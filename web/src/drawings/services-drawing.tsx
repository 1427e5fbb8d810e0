import { serviceSummaries } from '#web/content/service-summaries.ts'

// A section through the ground, on a grid of 480 × 306.
const surface = 30
const thickness = Math.round(276 / serviceSummaries.length)
/** Farther than the edge of any screen. */
const far = 3000

const layers = [...serviceSummaries]
  .reverse()
  .map(({ title }, index) => ({ title, bottom: surface + (index + 1) * thickness }))
const middles = layers.map(({ bottom }) => bottom - thickness / 2)
const person = 'M110 6a5 5 0 1 1 .1 0M98 30v-6q0-12 12-12t12 12v6'

/** The services as layers of the ground, from the people to the cable. Decorative: the page names them all. */
export function Content() {
  return (
    <g fill="none" stroke="currentColor">
      {layers.map(({ title, bottom }, index) => (
        <path
          key={title}
          d={`M0 ${bottom}q40-8 80 0${'t80 0'.repeat(far / 80)}`}
          strokeWidth={1 + index * 0.3}
          strokeOpacity={0.15 + index * 0.07}
        />
      ))}
      {[0, 54, 190].map((x) => (
        <path key={x} transform={`translate(${x})`} d={person} strokeOpacity=".5" />
      ))}
      <path d={`M0 ${surface}H${far}`} strokeWidth="1.5" />
      <path
        d={`M36 ${surface}V${middles.at(-1)}`}
        stroke="var(--palette-success-main)"
        strokeWidth="3"
      />
      <path
        d={middles.map((y) => `M24 ${y - 7}h24v14H24z`).join('')}
        fill="var(--palette-background-paper)"
      />
      <g fontSize="15" fill="currentColor" stroke="none">
        {layers.map(({ title, bottom }) => (
          <text key={title} x="84" y={bottom - thickness / 2 + 5}>
            {title}
          </text>
        ))}
      </g>
    </g>
  )
}
