import { Link } from 'react-router-dom'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { logoMark } from './logo-mark.ts'
import styles from './logo.module.css'

/** The company's logo and name, linked to the home page. */
export function Logo() {
  return (
    <Link className={styles.root} to={paths.home} aria-label={company.name}>
      <svg
        aria-hidden="true"
        width="32"
        height="32"
        viewBox={logoMark.viewBox}
        fill="none"
        strokeWidth={logoMark.strokeWidth}
      >
        <g strokeLinecap="round" stroke="currentColor">
          <path d={logoMark.strata} />
          <path d={logoMark.topStratum} stroke="var(--palette-primary-main)" />
        </g>
      </svg>
      {company.shortName}
    </Link>
  )
}
