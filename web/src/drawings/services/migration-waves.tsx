import { migrationWaves } from '#web/content/service-drawings/migration-waves.ts'
import type { DrawingProps } from './drawing-props.ts'
import { box, path } from './shapes.ts'

const { waves, weeks, ticks, axis, legend } = migrationWaves

// The bar is in the upper part of a row, the way back in the lower one.
const full = { x: 72, y: 22, week: 23, row: 54, bar: 8, height: 16, back: 13 }
const small = { x: 1, y: 2, week: 19.8, row: 31, bar: 5, height: 10, back: 10 }

/** From the second bar under the first one, and up into it. */
const wayBack = (from: number, to: number, y: number, depth: number) =>
  path`M${from} ${y + 2}v${depth - 5}q0 3-3 3H${to + 3}q-3 0-3-3V${y + 2}m-4 4l4-4 4 4`

const diamond = (x: number, y: number, size: number) =>
  path`M${x - size} ${y}l${size} ${-size} ${size} ${size} ${-size} ${size}z`

/** A migration on a time axis: for each wave the rehearsal, the cut-over, and how long there is a way back. */
export function MigrationWaves({ isSmall }: DrawingProps) {
  const { x, y, week, row, bar, height, back } = isSmall ? small : full
  const at = (weekNumber: number) => x + weekNumber * week
  const bottom = y + waves.length * row
  const each = (draw: (wave: (typeof waves)[number], top: number) => string) =>
    waves.map((wave, index) => draw(wave, y + index * row)).join('')
  const middle = bar + height / 2
  return (
    <>
      <path
        d={Array.from({ length: weeks + 1 }, (_, index) => path`M${at(index)} ${y}V${bottom}`).join(
          '',
        )}
        strokeOpacity=".15"
      />
      <path
        d={each(({ cutOver, noReturn }, top) =>
          box(at(cutOver), top + bar, (noReturn - cutOver) * week, height),
        )}
        fill="currentColor"
        fillOpacity=".12"
      />
      <path
        d={each(({ rehearsal, cutOver }, top) =>
          box(at(rehearsal), top + bar, (cutOver - rehearsal) * week, height),
        )}
        strokeDasharray="4 3"
      />
      <path
        d={each(({ noReturn }, top) => path`M${at(noReturn)} ${top + middle}H${at(weeks)}`)}
        stroke="var(--live)"
        strokeWidth="3"
      />
      <path
        d={each(
          ({ noReturn }, top) => path`M${at(noReturn)} ${top + bar - 4}V${top + bar + height + 4}`,
        )}
        strokeWidth="2"
      />
      <path
        d={each(({ rehearsal, cutOver, noReturn }, top) =>
          wayBack(at(noReturn) - 5, at((rehearsal + cutOver) / 2), top + bar + height, back),
        )}
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
      <path
        d={each(({ cutOver }, top) => diamond(at(cutOver), top + middle, isSmall ? 5 : 7))}
        fill="currentColor"
      />
      {!isSmall && <Labels />}
    </>
  )
}

/** The names of the waves, the weeks, and what the symbols mean. */
function Labels() {
  const { x, y, week, row } = full
  const bottom = y + waves.length * row
  const line = (index: number) => bottom + 28 + index * 22
  const middle = (index: number) => line(index) - 4.5
  const second = 176
  const words = [
    { text: legend.rehearsal, left: 0, index: 0 },
    { text: legend.cutOver, left: 0, index: 1 },
    { text: legend.live, left: 0, index: 2 },
    { text: legend.both, left: second, index: 0 },
    { text: legend.wayBack, left: second, index: 1 },
    { text: legend.noReturn, left: second, index: 2 },
  ]
  return (
    <>
      <path d={box(1, middle(0) - 6, 22, 12)} strokeDasharray="4 3" />
      <path d={diamond(12, middle(1), 7)} fill="currentColor" />
      <path d={path`M1 ${middle(2)}h22`} stroke="var(--live)" strokeWidth="3" />
      <path d={box(second + 1, middle(0) - 6, 22, 12)} fill="currentColor" fillOpacity=".12" />
      <path
        d={wayBack(second + 21, second + 5, middle(1) - 8, 13)}
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
      <path d={path`M${second + 12} ${middle(2) - 8}v16`} strokeWidth="2" />
      <g fill="currentColor" stroke="none">
        {words.map(({ text, left, index }) => (
          <text key={text} x={left + 32} y={line(index)}>
            {text}
          </text>
        ))}
        {waves.map(({ name, what }, index) => (
          <g key={name}>
            <text x="0" y={y + index * row + 20} fontWeight="600">
              {name}
            </text>
            <text x="0" y={y + index * row + 36}>
              {what}
            </text>
          </g>
        ))}
        <text x="0" y="14">
          {axis}
        </text>
        <g textAnchor="middle">
          {ticks.map((tick) => (
            <text key={tick} x={x + tick * week - (tick === weeks ? 5 : 0)} y="14">
              {tick}
            </text>
          ))}
        </g>
      </g>
    </>
  )
}
