import { asBuilt } from '#web/content/samples/as-built.ts'
import { AccessPoint, fibreLine, matchLine, Outlet, revisionLine } from './as-built-symbols.tsx'

const { width, height, trayAt, matchMark } = asBuilt
const paper = 'var(--palette-background-paper)'

/** Half of the floor: the building in grey, as surveyors draw it, and what was installed in ink. */
export function AsBuiltHalf({ half }: { readonly half: (typeof asBuilt.halves)[number] }) {
  const { outlets, accessPoints, rooms, notes, revision } = half
  const routes = [...outlets, ...accessPoints].map(({ x, y }) => `M${x} ${trayAt}V${y}`).join('')
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
    >
      <path d={half.furniture} strokeOpacity=".25" />
      <path d={half.walls} strokeWidth="4" strokeOpacity=".45" />
      <path d={half.doors + half.dimensions} strokeOpacity=".45" />
      <path d={half.tray} strokeOpacity=".45" strokeDasharray="6 3" />
      <path d={half.cable + routes} strokeWidth="1.25" />
      {half.fibres && <path d={half.fibres} {...fibreLine} />}
      {half.racks && <path d={half.racks} fill={paper} />}
      {half.north && <path d={half.north} fill="currentColor" />}
      {outlets.map((place) => (
        <Outlet key={place.text} {...place} />
      ))}
      {accessPoints.map((place) => (
        <AccessPoint key={place.text} {...place} />
      ))}
      {revision && <path d={revision.cloud} {...revisionLine} />}
      <g data-match="" {...matchLine}>
        <path d={`M${half.edge} 0V${height}`} strokeWidth="2" />
      </g>
      <g fill="currentColor" stroke={paper} strokeWidth="4" paintOrder="stroke" fontSize="10">
        {[...outlets, ...accessPoints].map(({ text, x, y }) => (
          <text key={text} x={x + 7} y={y + 15}>
            {text}
          </text>
        ))}
        {notes.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
        {revision && (
          <text {...revision.mark} fill="var(--palette-primary-main)" fontWeight="700">
            {revision.mark.text}
          </text>
        )}
        {rooms.map(({ text, x, y }) => (
          <text key={text} x={x} y={y} fontWeight="650">
            {text}
          </text>
        ))}
        <text data-match="" x={half.edge === 0 ? 4 : width - 16} y={trayAt + 4} fontWeight="650">
          {matchMark}
        </text>
      </g>
    </svg>
  )
}
