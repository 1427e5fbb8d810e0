import { Link } from 'react-router-dom'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { aspectRatio, viewBox } from '#web/drawings/logo.svg?drawing'
import styles from './home-link.module.css'

/** In px. */
const height = 32

/** The company's logo and name, linked to the home page. The shapes are in the document: logo-shapes.tsx. */
export function HomeLink() {
  return (
    <Link
      className={styles.root}
      to={paths.home}
      data-tall=""
      aria-label={company.shortName}
      translate="no"
    >
      <svg aria-hidden width={height * aspectRatio} height={height} viewBox={viewBox}>
        <use href="#logo" />
      </svg>
      {company.shortName}
    </Link>
  )
}
