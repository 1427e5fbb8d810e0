import { useState } from 'react'
import { home } from '#web/content/home.ts'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { Button } from '#web/ui/button.tsx'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './hero-illustration.module.css'

const load = () => import('./hero-illustration.svg?drawing')
const prerendered = import.meta.env.SSR ? await load() : null

/** A network on rock, which stays online when a visitor cuts its first fibre (rule 3.7). The drawing itself is decorative. */
export function HeroIllustration() {
  const [last, setLast] = useState<'cut' | 'resume' | null>(null)
  const { invitation, ...log } = home.failover
  const next = last === 'cut' ? 'resume' : 'cut'
  return (
    <div className={styles.frame} data-cut={last === 'cut'} data-unprinted="">
      <StaticDrawing
        className={styles.drawing}
        isForward
        width={540}
        height={540}
        prerendered={prerendered}
        load={load}
      />
      <div className={styles.controls} data-scripted="">
        <div>
          {invitation}
          <Button variant="quiet" onClick={() => setLast(next)}>
            {log[next].button}
          </Button>
        </div>
        <p {...announced}>{last && log[last].log}</p>
      </div>
    </div>
  )
}
