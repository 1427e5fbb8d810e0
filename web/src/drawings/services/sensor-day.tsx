import { sensorDay } from '#web/content/service-drawings/sensor-day.ts'
import type { DrawingProps } from './drawing-props.ts'
import { path } from './shapes.ts'

const { readings, limit, supplies, events, scale, hours, unit, power } = sensorDay
const { mains, generator } = supplies
const [[, cut]] = mains

// y is that of 0 degrees, strip that of the power's line.
const full = { x: 44, y: 268, hour: 12.8, degree: 18, top: 78, strip: 286, end: 302 }
const small = { x: 1, y: 112, hour: 9.9, degree: 11, top: 4, strip: 122, end: 122 }

function layoutOf({ x, y, hour, degree, top, strip, end }: typeof full) {
  const xOf = (time: number) => x + time * hour
  const yOf = (value: number) => y - value * degree
  const pointOf = (time: number) => {
    const [before = 0, after = before] = readings.slice(Math.floor(time * 2))
    return [xOf(time), yOf(before + (after - before) * ((time * 2) % 1))] as const
  }
  return { x, top, strip, end, xOf, yOf, pointOf, right: xOf(24) }
}

/** A cold room's temperature over a day, with a power cut, the alarm and the recovery. */
export function SensorDay({ isSmall }: DrawingProps) {
  const { x, top, strip, end, xOf, yOf, pointOf, right } = layoutOf(isSmall ? small : full)
  const curve = readings.map((value, index) => path`${xOf(index / 2)} ${yOf(value)}`)
  return (
    <>
      <path
        d={path`M${xOf(cut)} ${top}H${xOf(generator[0])}V${end}H${xOf(cut)}z`}
        fill="currentColor"
        fillOpacity=".1"
        stroke="none"
      />
      <path
        d={scale
          .filter((value) => value !== limit.value)
          .map((value) => path`M${x} ${yOf(value)}H${right}`)
          .join('')}
        strokeOpacity=".25"
      />
      <path
        d={path`M${x} ${yOf(limit.value)}H${right}`}
        stroke="var(--accent)"
        strokeWidth="1.5"
        strokeDasharray="6 4"
      />
      <path d={path`M${x} ${top}V${end}H${right}`} {...(isSmall && { strokeOpacity: 0.4 })} />
      <path d={`M${curve.join(' ')}`} strokeWidth="2" strokeLinejoin="round" />
      <g stroke="var(--live)" strokeWidth="4">
        <path d={mains.map(([from, to]) => path`M${xOf(from)} ${strip}H${xOf(to)}`).join('')} />
        <path d={path`M${xOf(generator[0])} ${strip}H${xOf(generator[1])}`} strokeDasharray="3 2" />
      </g>
      <path
        d={events.map(({ hour }) => path`M${pointOf(hour)[0]} ${pointOf(hour)[1]}h.1`).join('')}
        strokeWidth={isSmall ? 6 : 7}
        strokeLinecap="round"
      />
      {!isSmall && <Labels />}
    </>
  )
}

/** The baseline of an event's text. */
const flagOf = (index: number) => 14 + index * 18

/** The events with their times, and the scales. */
function Labels() {
  const { x, strip, end, xOf, yOf, pointOf, right } = layoutOf(full)
  return (
    <>
      <path
        d={
          events
            .map(({ hour }, index) => path`M${xOf(hour)} ${flagOf(index) - 11}V${pointOf(hour)[1]}`)
            .join('') + hours.map(({ hour }) => path`M${xOf(hour)} ${end}v4`).join('')
        }
      />
      <g fill="currentColor" stroke="none">
        {events.map(({ hour: time, text }, index) => (
          <text key={text} x={xOf(time) + 6} y={flagOf(index)}>
            {text}
          </text>
        ))}
        <g textAnchor="end">
          <text x={right} y={yOf(limit.value) - 6}>
            {limit.text}
          </text>
          {scale.map((value) => (
            <text key={value} x={x - 6} y={yOf(value) + 4.5}>
              {value}
            </text>
          ))}
          <text x={x - 6} y={yOf(10) + 4.5}>
            {unit}
          </text>
          <text x={x - 6} y={strip + 4.5}>
            {power}
          </text>
        </g>
        <g textAnchor="middle">
          {hours.map(({ hour: time, text }) => (
            <text key={text} x={xOf(time) - (time === 24 ? 12 : 0)} y={end + 18}>
              {text}
            </text>
          ))}
        </g>
      </g>
    </>
  )
}
