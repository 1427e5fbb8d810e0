import { managedMonth } from '#web/content/service-drawings/managed-month.ts'
import type { DrawingProps } from './drawing-props.ts'
import { box, circle, path } from './shapes.ts'

const { days, day, ticks, isWeekend, tickets, patches, backups, incident, report } = managedMonth
const dates = Array.from({ length: days }, (_, index) => index + 1)
const lanes = [tickets, patches, backups, incident, report]

// In each lane the marks stand on a line.
const full = { x: 84, y: 22, width: 9, row: 61, line: 34 }
const small = { x: 1, y: 2, width: 7.9, row: 24.6, line: 20 }

/** A managed client's month: what was asked, patched, tested and reported. */
export function ManagedMonth({ isSmall }: DrawingProps) {
  const { x, y, width, row, line } = isSmall ? small : full
  const [right, bottom] = [x + days * width, y + lanes.length * row]
  const left = (date: number) => x + (date - 1) * width
  const middle = (date: number) => left(date) + width / 2
  const lane = (index: number) => y + index * row + line
  const mark = isSmall ? 4.5 : 6
  const window = (date: number) => box(left(date), lane(1) - mark * 2, width * 2, mark * 2)
  return (
    <>
      <path
        d={dates
          .filter((date) => isWeekend(date) && !isWeekend(date - 1))
          .map((date) => box(left(date), y, 2 * width, bottom - y))
          .join('')}
        fill="currentColor"
        fillOpacity=".06"
        stroke="none"
      />
      <path
        d={lanes.map((_, index) => path`M${x} ${lane(index)}H${right}`).join('')}
        strokeOpacity=".4"
      />
      <path
        d={tickets.perDay
          .map((count, index) => path`M${middle(index + 1)} ${lane(0)}v${-count * 5}`)
          .join('')}
        strokeWidth={width - 2}
        strokeDasharray="4 1"
        strokeOpacity=".6"
      />
      <path d={window(patches.trial.day)} />
      <path d={window(patches.all.day)} fill="currentColor" />
      <path
        d={dates
          .filter((date) => !isWeekend(date))
          .map((date) => path`M${middle(date)} ${lane(2)}v${-mark}`)
          .join('')}
      />
      <path
        d={circle(middle(backups.restore.day), lane(2) - mark * 2.6, mark)}
        fill="var(--live)"
        stroke="none"
      />
      <path
        d={path`M${middle(incident.day)} ${lane(3)}V${lane(3) - mark * 2}`}
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <path
        d={circle(middle(incident.day), lane(3) - mark * 2.6, mark)}
        fill="var(--accent)"
        stroke="none"
      />
      <path
        d={path`M${right - 12} ${lane(4)}v${-mark * 3}h8l4 4V${lane(4)}z`}
        fill="var(--sheet)"
        strokeWidth="1.5"
      />
      {!isSmall && (
        <g fill="currentColor" stroke="none">
          <text x="0" y="13">
            {day}
          </text>
          {lanes.map(({ name }, index) => (
            <text key={name} x="0" y={lane(index) - 4} fontWeight="600">
              {name}
            </text>
          ))}
          <g textAnchor="middle">
            {ticks.map((date) => (
              <text key={date} x={middle(date)} y="13">
                {date}
              </text>
            ))}
            <text x={left(patches.trial.day) + width} y={lane(1) + 17}>
              {patches.trial.text}
            </text>
            <text x={middle(backups.restore.day)} y={lane(2) + 17}>
              {backups.restore.text}
            </text>
            <text x={middle(incident.day)} y={lane(3) + 17}>
              {incident.text}
            </text>
          </g>
          <text x={x} y={lane(0) + 17}>
            {tickets.note}
          </text>
          <text x={left(patches.all.day)} y={lane(1) + 17}>
            {patches.all.text}
          </text>
          <text x={right} y={lane(4) + 17} textAnchor="end">
            {report.text}
          </text>
        </g>
      )}
    </>
  )
}
