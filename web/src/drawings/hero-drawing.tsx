import { heroDrawing } from '#web/content/hero-drawing.ts'

const { ground, rock, strata, sites, core, equipment, branchLine, lte, fibres, cut } = heroDrawing

const surface = 'var(--palette-background-paper)'
const rockColour = 'var(--palette-background-tint)'

/** What the hero's SVG shows: first the rock and the sites, then the lines, then the devices that they end in. */
export function HeroDrawing() {
  return (
    <>
      <path d={rock} fill={rockColour} strokeWidth="2" />
      {strata.map((d, index) => (
        <path key={d} d={d} strokeWidth={1 + index * 0.4} strokeOpacity={0.12 + index * 0.06} />
      ))}
      {sites.map(({ name, walls, details, ...inside }) => (
        <g key={name} data-site={name}>
          <path d={walls} fill={surface} strokeWidth="1.5" />
          {details && <path d={details} strokeOpacity=".4" />}
          <Equipment {...inside} />
        </g>
      ))}
      <path d={branchLine} />
      <path d={lte} strokeDasharray="3 5" />
      {fibres.map((d, index) => (
        <g key={d}>
          <path d={d} strokeWidth="1.5" />
          <path
            data-live={index + 1}
            d={d}
            pathLength="1"
            stroke="var(--palette-success-main)"
            strokeWidth="3"
          />
        </g>
      ))}
      <Equipment {...equipment} />
      <path d={core.box} fill="currentColor" />
      <path d={core.ports} stroke={surface} strokeWidth="8" strokeDasharray="6 4" />
      <path data-cut="" d={cut} stroke="var(--palette-error-main)" strokeWidth="3" />
    </>
  )
}

function Equipment({ cables, devices, labels }: Partial<typeof equipment>) {
  return (
    <>
      {cables && <path d={cables} />}
      {devices && <path d={devices} fill={surface} />}
      {labels && (
        <g fontSize="12" textAnchor="middle" fill="currentColor" stroke="none">
          {labels.map(({ text, x, y }) => (
            <text key={text} x={x} y={y} {...(y > ground && underground)}>
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  )
}

/** Keeps the lines of the rock out of a label. */
const underground = { stroke: rockColour, strokeWidth: 5, paintOrder: 'stroke' }
