import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './hero-illustration.module.css'

const load = () => import('./hero.svg?drawing')

// Loaded, not imported: an import would put it into the browser's scripts.
const prerendered = import.meta.env.SSR ? await load() : null

/** A network that stays online when a fibre fails, standing on rock. Decorative (rule 3.7). */
export function HeroIllustration() {
  return (
    <div className={styles.frame}>
      <StaticDrawing
        className={styles.drawing}
        width={540}
        height={540}
        prerendered={prerendered}
        load={load}
      />
    </div>
  )
}
