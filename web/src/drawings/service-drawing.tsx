import { useCallback } from 'react'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './service-drawing.module.css'

const loadAll = () => import('./service-drawings.ts')
const all = import.meta.env.SSR ? await loadAll() : null

const sizes = { full: { width: 360, height: 328 }, small: { width: 240, height: 128 } } as const

type ServiceDrawingProps = {
  readonly slug: string
  /** The text alternative of the full drawing; without it, it is the small one, which is decorative. */
  readonly label?: string
}

/** What an engineer draws for a service (rule 4.5). */
export function ServiceDrawing({ slug, label }: ServiceDrawingProps) {
  const size = label === undefined ? 'small' : 'full'
  const load = useCallback(async () => (await loadAll()).drawingOfService(slug, size), [slug, size])
  return (
    <StaticDrawing
      className={styles.drawing}
      {...sizes[size]}
      {...(label !== undefined && { label })}
      prerendered={all && all.drawingOfService(slug, size)}
      load={load}
    />
  )
}
