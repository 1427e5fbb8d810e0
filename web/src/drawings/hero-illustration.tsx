import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './hero-illustration.module.css'

const load = () => import('./hero-illustration.svg?drawing')
const prerendered = import.meta.env.SSR ? await load() : null

/** A network on rock. Decorative (rule 3.7). */
export function HeroIllustration() {
  return (
    <div className={styles.frame} data-unprinted="">
      <StaticDrawing
        className={styles.drawing}
        isForward
        width={540}
        height={540}
        prerendered={prerendered}
        load={load}
      />
    </div>
  )
}
