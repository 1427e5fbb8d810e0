import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './services-illustration.module.css'

const load = () => import('./services-drawing.tsx')
const prerendered = import.meta.env.SSR ? await load() : null

/** The services as layers of the ground that people work on. Decorative: the page names them all. */
export function ServicesIllustration() {
  return (
    <StaticDrawing
      className={styles.drawing}
      isForward
      width={480}
      height={306}
      prerendered={prerendered}
      load={load}
    />
  )
}
