import { workshopDay, type Block } from '#web/content/service-drawings/workshop-day.ts'
import type { DrawingProps } from './drawing-props.ts'
import { box, circle, path } from './shapes.ts'

const { blocks, seats, theory, handsOn, time } = workshopDay

const full = { x: 48, y: 6, hour: 36, width: 308, bench: 50 }
const small = { x: 7, y: 3, hour: 16.2, width: 232, bench: 38 }

/** A row of cabinets. */
const cabinets = (x: number, y: number, scale: number) =>
  [0, 14, 28].map((at) => box(x + at * scale, y, 14 * scale, 30 * scale)).join('')

const cross = (x: number, y: number, size: number) =>
  path`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`

const minutesOf = (kind: Block['kind']) =>
  blocks.filter((block) => block.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0)

const start = Math.min(...blocks.map(({ from }) => from))
const finish = Math.max(...blocks.map(({ to }) => to))

/** The plan of a workshop's day. */
export function WorkshopDay({ isSmall }: DrawingProps) {
  const { x, y, hour, width, bench } = isSmall ? small : full
  const scale = hour / full.hour
  const yOf = (minutes: number) => y + ((minutes - start) / 60) * hour
  const drawn = (kind: Block['kind']) =>
    blocks
      .filter((block) => block.kind === kind)
      .map(({ from, to }) => box(x, yOf(from) + 1, width, yOf(to) - yOf(from) - 2))
      .join('')
  const middles = (kind: Block['kind']) =>
    blocks.filter((block) => block.kind === kind).map(({ from, to }) => yOf((from + to) / 2))
  const [room = 0, lost = 0] = middles('hands-on')
  const [handout = 0] = middles('handout')
  const right = x + width
  const benches = Array.from({ length: seats / 2 }, (_, index) => x + 9 + index * bench)
  return (
    <>
      <path
        d={blocks.map(({ from }) => path`M${x - 6} ${yOf(from)}h6`).join('')}
        strokeOpacity=".4"
      />
      <path d={drawn('theory') + drawn('handout')} />
      <path d={drawn('hands-on')} fill="currentColor" fillOpacity=".08" />
      <path
        d={benches.map((left) => box(left, room - 4 * scale, bench - 10, 11 * scale)).join('')}
        fill="var(--sheet)"
      />
      <path
        d={benches
          .flatMap((left) =>
            [0.27, 0.73].map((at) =>
              circle(left + (bench - 10) * at, room + 15 * scale, 4 * scale),
            ),
          )
          .join('')}
        fill="var(--live)"
        stroke="none"
      />
      <path d={cabinets(right - 52 * scale, lost - 15 * scale, scale)} fill="var(--sheet)" />
      <path
        d={cross(right - 31 * scale, lost, 11 * scale)}
        stroke="var(--accent)"
        strokeWidth={isSmall ? 2 : 3}
      />
      <path
        d={path`M${right - 24 * scale} ${handout - 9 * scale}h${10 * scale}l${4 * scale} ${4 * scale}v${14 * scale}h${-14 * scale}z`}
        fill="var(--sheet)"
      />
      {!isSmall && <Labels />}
    </>
  )
}

/** The times and titles of the blocks, and how much of the day is hands-on. */
function Labels() {
  const { x, y, hour, width } = full
  const yOf = (minutes: number) => y + ((minutes - start) / 60) * hour
  const end = yOf(finish)
  const [heard, done] = [minutesOf('theory'), minutesOf('hands-on')]
  const part = (heard / (heard + done)) * width
  return (
    <>
      <path d={box(x, end + 18, part, 12)} />
      <path d={box(x + part, end + 18, width - part, 12)} fill="currentColor" fillOpacity=".08" />
      <g fill="currentColor" stroke="none">
        {blocks.map(({ kind, from, to, text }) => (
          <text
            key={from}
            x={x + 12}
            y={kind === 'break' ? (yOf(from) + yOf(to)) / 2 + 4.5 : yOf(from) + 18}
            {...(kind !== 'break' && { fontWeight: 600 })}
          >
            {text}
          </text>
        ))}
        <text x={x} y={end + 46}>
          {theory(heard)}
        </text>
        <g textAnchor="end">
          <text x={x + width} y={end + 46}>
            {handsOn(done)}
          </text>
          {[...blocks.map(({ from }) => from), finish].map((minutes) => (
            <text key={minutes} x={x - 9} y={yOf(minutes) + 4.5}>
              {time(minutes)}
            </text>
          ))}
        </g>
      </g>
    </>
  )
}
