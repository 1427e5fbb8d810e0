import { rack } from '#web/content/service-drawings/rack.ts'
import type { RackLayout } from './rack-layout.ts'
import { dimension, path } from './shapes.ts'

/** The baseline of a text, below the middle of its capitals. */
const baseline = 4.5

/** The names and numbers of the devices and the cabinet's dimensions. */
export function RackLabels({ u, left, right, y, bottom, ends, front, yOf }: RackLayout) {
  const end = front.x + front.width
  const middle = (device: { unit: number; height?: number }) =>
    yOf(device) + ((device.height ?? 1) * u) / 2
  const named = rack.devices.filter(({ label }) => label !== undefined)
  const [[, upperEnd] = [0, 0], [lower, lowerEnd] = [0, 0]] = ends
  const cuts = [upperEnd, lower]
    .map((at) => path`M${left - 7} ${at}h96l5-4 6 8 5-4h${right - left - 98}`)
    .join('')
  const numbers = rack.parts.flatMap(([from, to]) =>
    Array.from({ length: from - to + 1 }, (_, index) => from - index),
  )
  return (
    <>
      <path
        d={
          named.map((device) => path`M${end + 1} ${middle(device)}H${right + 6}`).join('') +
          numbers.map((unit) => path`M${left - 4} ${yOf({ unit }) + u}h4`).join('') +
          path`M${left} ${lowerEnd + 3}v18M${right} ${lowerEnd + 3}v18M${14} ${y}h${left - 40}M${14} ${bottom}h${left - 20}`
        }
        strokeOpacity=".4"
      />
      <path d={cuts} />
      <path d={path`M${left} ${lowerEnd}H${right}`} strokeWidth="1.5" />
      <path
        d={dimension(left, lowerEnd + 14, right, lowerEnd + 14) + dimension(18, y, 18, bottom)}
        strokeOpacity=".6"
      />
      <g fill="currentColor" stroke="none">
        {named.map((device) => (
          <text key={device.unit} x={right + 9} y={middle(device) + baseline}>
            {device.label}
          </text>
        ))}
        <g textAnchor="end">
          {numbers
            .filter((unit) => unit % 2 === 0)
            .map((unit) => (
              <text key={unit} x={left - 7} y={yOf({ unit }) + u / 2 + baseline}>
                {unit}
              </text>
            ))}
        </g>
        {rack.devices.map(
          ({ unit, ports, kind }) =>
            ports &&
            kind === 'patch' && (
              <g key={unit}>
                <text x={front.x + 4} y={middle({ unit }) + baseline}>
                  {ports[0]}
                </text>
                <text x={end - 4} y={middle({ unit }) + baseline} textAnchor="end">
                  {ports[1]}
                </text>
              </g>
            ),
        )}
        <g textAnchor="middle">
          <text x={front.x + 20} y="12">
            {rack.fibres[0]}
          </text>
          <text x={end - 20} y="12">
            {rack.fibres[1]}
          </text>
          <text x={(left + right) / 2} y={lowerEnd + 28}>
            {rack.widthLabel}
          </text>
          <text transform={`rotate(-90 10 ${(y + bottom) / 2})`} x="10" y={(y + bottom) / 2 + 2}>
            {rack.heightLabel}
          </text>
        </g>
      </g>
    </>
  )
}
