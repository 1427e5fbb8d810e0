import styles from './street-map.module.css'

// On a 420 × 300 grid, of which the middle is shown: contour lines, streets as network links, junctions as nodes.
const contours = [0, 1, 2, 3, 4].map(
  (step) => `M0 ${18 + step * 15}q70-${26 - step * 4} 140 0t140 0t140 0`,
)
const lowerContours = [0, 1, 2].map(
  (step) => `M0 ${252 + step * 17}q70 ${20 - step * 4} 140 0t140 0t140 0`,
)
const streets =
  'M78-10L104 96L88 196L126 310M196-10L206 132L232 310M330-10L322 78L344 188L382 310M-10 112L104 96L322 78L430 92M-10 218L88 196L344 188L430 204'
const mainRoad = 'M-10 172C80 160 130 150 206 132S330 108 430 46'

type Point = readonly [x: number, y: number]

const junctions: readonly Point[] = [
  [104, 96],
  [322, 78],
  [88, 196],
  [344, 188],
  [214, 191],
  [203, 88],
]
const office: Point = [206, 132]

type StreetMapProps = {
  readonly label: string
  readonly caption: string
  readonly coordinates: string
}

/** A stylised drawing of the streets around the office. Not a real map, so no map service is needed. */
export function StreetMap({ label, caption, coordinates }: StreetMapProps) {
  const [x, y] = office
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={label}
        width="420"
        height="210"
        viewBox="0 45 420 210"
        fill="none"
        stroke="var(--palette-text-primary)"
      >
        <path d={[...contours, ...lowerContours].join('')} strokeOpacity=".16" />
        <path d={streets} stroke="var(--palette-background-default)" strokeWidth="9" />
        <path d={streets} strokeOpacity=".3" />
        <path d={mainRoad} stroke="var(--palette-background-default)" strokeWidth="17" />
        <path d={mainRoad} strokeWidth="2.5" />
        <g fill="var(--palette-background-default)" strokeWidth="1.5">
          {junctions.map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5" />
          ))}
        </g>
        <g stroke="var(--palette-primary-main)">
          <circle cx={x} cy={y} r="40" strokeOpacity=".3" />
          <circle cx={x} cy={y} r="24" strokeOpacity=".5" />
        </g>
        <circle cx={x} cy={y} r="10" fill="var(--palette-primary-main)" stroke="none" />
        <text
          x="302"
          y="246"
          fontSize="10"
          textAnchor="middle"
          fill="var(--palette-text-secondary)"
          stroke="none"
        >
          {coordinates}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
