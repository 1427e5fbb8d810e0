import { heatMap } from '#web/content/samples/heat-map.ts'

const { width, height, cell, walls, walk, levels, surveys, inWords } = heatMap

const good = 'var(--palette-success-main)'
const weak = 'var(--palette-primary-main)'

type ForEach<List extends readonly unknown[]> = { readonly [Index in keyof List]: object }

/** One for each level; they differ without their colours too. */
export const levelFills = [
  { fill: good, fillOpacity: 0.6 },
  { fill: good, fillOpacity: 0.36 },
  { fill: good, fillOpacity: 0.16 },
  { fill: 'url(#weak)' },
  { fill: 'url(#none)' },
] as const satisfies ForEach<typeof levels>

/** The cells of a level, each run of them in one rectangle. */
function runsOf(cells: readonly string[], level: number): string {
  return cells
    .flatMap((row, y) =>
      Array.from(
        row.matchAll(new RegExp(`${level}+`, 'g')),
        ({ 0: run, index }) =>
          `M${index * cell} ${y * cell}h${run.length * cell}v${cell}h-${run.length * cell}z`,
      ),
    )
    .join('')
}

/** The hatchings of the weak levels, for all SVGs of the page. */
export function Hatchings() {
  return (
    <defs>
      <pattern id="weak" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8L8 0" stroke={weak} strokeOpacity=".5" />
      </pattern>
      <pattern id="none" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 5L5 0M0 0L5 5" stroke={weak} strokeOpacity=".8" />
      </pattern>
    </defs>
  )
}

/** The measured signal of a floor, with the walk that it was measured on. */
export function HeatMapSurvey({ survey }: { readonly survey: (typeof surveys)[number] }) {
  const { label, cells, readings, accessPoints, marks, isLost } = survey
  return (
    <svg
      width={width}
      height={height}
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label}
    >
      {levels.map(({ text }, level) => (
        <path key={text} d={runsOf(cells, level)} {...levelFills[level]} stroke="none" />
      ))}
      <path d={`${walls}M0 0h${width}v${height}H0z`} strokeWidth="2.5" strokeOpacity=".6" />
      <path d={walk} strokeWidth="2" strokeDasharray="5 4" />
      {marks.map(({ x, y }) => (
        <Mark key={x} x={x} y={y} isLost={isLost} />
      ))}
      {accessPoints.map((place) => (
        <AccessPoint key={place.x} {...place} />
      ))}
      <g
        fontSize="10"
        fontWeight="600"
        textAnchor="middle"
        fill="currentColor"
        stroke="var(--palette-background-paper)"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {readings.map(({ dBm, x, y }) => (
          <text key={x * height + y} x={x} y={y}>
            {inWords(dBm)}
          </text>
        ))}
      </g>
    </svg>
  )
}

type At = { readonly x: number; readonly y: number }

export function AccessPoint({ x, y }: At) {
  return <circle cx={x} cy={y} r="6" strokeWidth="3" fill="var(--palette-background-paper)" />
}

type MarkProps = At & { readonly isLost: boolean }

/** Where the walk changes to another access point, or where its call is lost. */
export function Mark({ x, y, isLost }: MarkProps) {
  return isLost ? (
    <path
      d={`M${x - 7} ${y - 7}l14 14m0-14l-14 14`}
      stroke="var(--palette-error-main)"
      strokeWidth="4"
    />
  ) : (
    <circle cx={x} cy={y} r="4" fill="currentColor" stroke="none" />
  )
}
