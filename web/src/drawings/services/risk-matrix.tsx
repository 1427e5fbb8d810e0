import { riskMatrix, type Risk } from '#web/content/service-drawings/risk-matrix.ts'
import type { DrawingProps } from './drawing-props.ts'
import { arrow, box, circle, path } from './shapes.ts'

const { levels, zones, findings, score, change, likelihood, impact } = riskMatrix
const count = levels.length

const full = { x: 42, y: 4, width: 62, height: 37, mark: 9 }
const small = { x: 1, y: 3, width: 47.6, height: 24.4, mark: 7 }

function layoutOf({ x, y, width, height, mark }: typeof full) {
  const [right, bottom] = [x + count * width, y + count * height]
  const cornerOf = ([l, i]: Risk) => [x + (l - 1) * width, bottom - i * height] as const
  const centreOf = (risk: Risk) => {
    const [left, top] = cornerOf(risk)
    return [left + width / 2, top + height / 2] as const
  }
  return { x, y, width, height, mark, right, bottom, cornerOf, centreOf }
}

/** An audit's findings by risk, and where the remedies move them. */
export function RiskMatrix({ isSmall }: DrawingProps) {
  const { x, y, width, height, mark, right, bottom, cornerOf, centreOf } = layoutOf(
    isSmall ? small : full,
  )
  const cells = levels.flatMap((l) => levels.map((i): Risk => [l, i]))
  const zone = (from: number, to: number) =>
    cells
      .filter((risk) => score(risk) >= from && score(risk) < to)
      .map((risk) => box(...cornerOf(risk), width, height))
      .join('')
  const moves = findings.map(({ before, after }) => {
    const [[x1, y1], [x2, y2]] = [centreOf(before), centreOf(after)]
    const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
    return arrow(x1 + dx * mark, y1 + dy * mark, x2 - dx * 6, y2 - dy * 6)
  })
  const inner = levels
    .slice(1)
    .flatMap((level) => [
      path`M${x + (level - 1) * width} ${y}V${bottom}`,
      path`M${x} ${y + (level - 1) * height}H${right}`,
    ])
  const [critical, ...others] = findings.map(({ before }) => circle(...centreOf(before), mark))
  const [medium, high, top] = zones
  return (
    <>
      <g fill="currentColor" stroke="none">
        <path d={zone(medium, high)} fillOpacity=".04" />
        <path d={zone(high, top)} fillOpacity=".1" />
        <path d={zone(top, Infinity)} fill="var(--accent)" fillOpacity=".2" />
      </g>
      <path d={inner.join('')} strokeOpacity=".25" />
      <path d={box(x, y, right - x, bottom - y)} />
      <path d={moves.join('')} />
      <path
        d={findings.map(({ after }) => circle(...centreOf(after), 3.5)).join('')}
        fill="var(--live)"
        stroke="none"
      />
      <path d={others.join('')} fill="var(--sheet)" />
      <path d={critical} fill="var(--accent)" stroke="none" />
      {!isSmall && <Labels />}
    </>
  )
}

/** The numbers of the findings and levels, the axes, and the list of the findings. */
function Labels() {
  const { x, y, width, height, right, bottom, centreOf } = layoutOf(full)
  const list = (index: number) => bottom + 56 + index * 19
  return (
    <g fill="currentColor" stroke="none">
      <g textAnchor="middle">
        {findings.map(({ text, before }, index) => {
          const [cx, cy] = centreOf(before)
          return (
            <text key={text} x={cx} y={cy + 4.5} {...(index === 0 && { fill: 'var(--sheet)' })}>
              {index + 1}
            </text>
          )
        })}
        {levels.map((level) => (
          <text key={level} x={x + (level - 0.5) * width} y={bottom + 15}>
            {level}
          </text>
        ))}
        <text x={(x + right) / 2} y={bottom + 30} fontWeight="600">
          {likelihood}
        </text>
        <text
          transform={`rotate(-90 14 ${(y + bottom) / 2})`}
          x="14"
          y={(y + bottom) / 2}
          fontWeight="600"
        >
          {impact}
        </text>
      </g>
      <g textAnchor="end">
        {levels.map((level) => (
          <text key={level} x={x - 8} y={bottom - (level - 0.5) * height + 4.5}>
            {level}
          </text>
        ))}
        {findings.map(({ text, before, after }, index) => (
          <text key={text} x={right} y={list(index)}>
            {change(score(before), score(after))}
          </text>
        ))}
      </g>
      {findings.map(({ text }, index) => (
        <text key={text} x={x} y={list(index)}>
          <tspan fontWeight="600">{index + 1}</tspan>
          <tspan x={x + 18}>{text}</tspan>
        </text>
      ))}
    </g>
  )
}
