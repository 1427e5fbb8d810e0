import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicesDrawing } from '#web/content/services-drawing.ts'

const { strata, surface, label, cable, devices, people } = servicesDrawing

/** What the SVG in the introduction of the services shows. */
export function ServicesDrawing() {
  return (
    <>
      {strata.map((d, index) => (
        <path key={d} d={d} strokeWidth={1 + index * 0.3} strokeOpacity={0.15 + index * 0.07} />
      ))}
      <path d={people} strokeOpacity=".5" />
      <path d={surface} strokeWidth="1.5" />
      <path d={cable} stroke="var(--palette-success-main)" strokeWidth="3" />
      <path d={devices} fill="var(--palette-background-paper)" />
      <g fontSize="15" fill="currentColor" stroke="none">
        {serviceSummaries.toReversed().map(({ title }, index) => (
          <text key={title} x={label.x} y={label.y + index * label.step}>
            {title}
          </text>
        ))}
      </g>
    </>
  )
}
