import * as streets from './street-map.svg?drawing'
import styles from './street-map.module.css'

type StreetMapProps = {
  readonly label: string
  readonly caption: string
  readonly coordinates: string
}

/** A stylised drawing of the streets around the office. Not a real map, so no map service is needed. */
export function StreetMap({ label, caption, coordinates }: StreetMapProps) {
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={label} width="420" height="210" viewBox={streets.viewBox}>
        <streets.Content />
        <text x="302" y="246" fontSize="10" textAnchor="middle">
          {coordinates}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
