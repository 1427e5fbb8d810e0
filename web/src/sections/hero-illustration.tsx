import styles from './hero-illustration.module.css'

// The site's two motifs on a 1440 × 520 grid: strata, and a network topology anchored in them.
const strata = [330, 356, 384, 414, 446, 480, 514].map((y, index) => {
  const rise = 13 - index
  return `M0 ${y}q90-${rise} 180 0t180 0t180 0t180 0t180 0t180 0t180 0t180 0`
})

type Point = readonly [x: number, y: number]

const core: Point = [1090, 150]
const nodes: readonly Point[] = [
  [880, 90],
  [960, 235],
  [1210, 60],
  [1330, 150],
  [1225, 250],
]
const links = nodes.map(([x, y]) => `M${core[0]} ${core[1]}L${x} ${y}`).join('')
const ring = 'M880 90L1210 60M1210 60L1330 150M1330 150L1225 250M1225 250L960 235M960 235L880 90'
const anchors = [core, ...nodes].map(([x, y]) => `M${x} ${y}V${400 + ((x * 7) % 90)}`).join('')

/** A network anchored in rock. Decorative. */
export function HeroIllustration() {
  return (
    <svg
      className={styles.drawing}
      aria-hidden="true"
      width="1440"
      height="520"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="var(--palette-text-primary)"
    >
      <path d={anchors} strokeDasharray="2 7" strokeOpacity=".5" />
      <path d={ring} strokeOpacity=".28" />
      <path d={links} strokeWidth="1.5" />
      {strata.map((d, index) => (
        <path key={d} d={d} strokeWidth={1 + index * 0.45} strokeOpacity={0.35 + index * 0.09} />
      ))}
      <g fill="var(--palette-background-default)" strokeWidth="2">
        {nodes.map(([cx, cy]) => (
          <circle key={cx} cx={cx} cy={cy} r="9" />
        ))}
      </g>
      <circle
        cx={core[0]}
        cy={core[1]}
        r="30"
        stroke="var(--palette-primary-main)"
        strokeOpacity=".4"
      />
      <circle cx={core[0]} cy={core[1]} r="15" fill="var(--palette-primary-main)" stroke="none" />
    </svg>
  )
}
