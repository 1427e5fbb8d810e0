import { Link } from 'react-router-dom'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { aspectRatio, shapes, viewBox } from './logo.svg?shapes'
import styles from './logo.module.css'

/** In px. */
const height = 32

// In the documents and not in the scripts: hydration leaves it as it is. The development server's pages have no document.
const drawing = { __html: import.meta.env.SSR || import.meta.env.DEV ? shapes : '' }

type LogoProps = {
  /** Repeats the shapes of the header's logo: a document has their ids once. */
  readonly isCopy?: boolean
}

/** The company's logo and name, linked to the home page. */
export function Logo({ isCopy = false }: LogoProps) {
  const svg = { 'aria-hidden': true, width: height * aspectRatio, height, viewBox }
  return (
    <Link className={styles.root} to={paths.home} aria-label={company.name}>
      {isCopy ? (
        <svg {...svg}>
          <use href="#logo" />
        </svg>
      ) : (
        <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={drawing} />
      )}
      {company.shortName}
    </Link>
  )
}
