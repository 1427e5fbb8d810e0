import styles from './failover-line.module.css'

/** A line that is cut, and the one beside it that takes over, from one edge of the screen to the other. Decorative. */
export function FailoverLine() {
  return (
    <svg
      className={styles.line}
      aria-hidden="true"
      width="240"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M-3000 12H3000M96 12v20l12 12H3000" strokeOpacity=".45" />
      <path d="M-3000 12H96v20l12 12H3000" stroke="var(--palette-success-main)" strokeWidth="3" />
      <path d="M88 4h16v16H88z" fill="currentColor" />
      <path d="M180 12m-7-7l14 14m0-14l-14 14" stroke="var(--palette-error-main)" strokeWidth="3" />
    </svg>
  )
}
