import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import { home } from '#web/content/home.ts'
import styles from './hero-illustration.module.css'

const load = () => import('./hero-illustration.svg?drawing')
const prerendered = import.meta.env.SSR ? await load() : null

/** Three sites on one fibre, which a press cuts: the drawing is decorative (rule 3.7), the press says what it shows. */
export function HeroIllustration() {
  return (
    <div className={styles.frame} data-unprinted="">
      <details className={styles.cut}>
        <summary>{home.cut.name}</summary>
        <p>{home.cut.log}</p>
      </details>
      <StaticDrawing
        className={styles.drawing}
        isForward
        width={640}
        height={368}
        prerendered={prerendered}
        load={load}
      />
    </div>
  )
}
