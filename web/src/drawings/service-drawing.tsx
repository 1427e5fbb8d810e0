import { useCallback } from 'react'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './service-drawing.module.css'

const loadAll = () => import('./services/service-drawings.tsx')

// Imported here, they would be in the browser's scripts too.
const all = import.meta.env.SSR ? await loadAll() : null

type All = Awaited<ReturnType<typeof loadAll>>

const drawingOf = ({ drawingOfService }: All, slug: string, label: string | undefined) =>
  drawingOfService(slug)[label === undefined ? 'small' : 'full']

const sizes = { full: { width: 360, height: 328 }, small: { width: 240, height: 128 } } as const

type ServiceDrawingProps = {
  /** The service's. */
  readonly slug: string
  /** The text alternative of the full drawing; without it, it is the small one, which is decorative. */
  readonly label?: string
}

/** What an engineer draws for a service (rule 4.5). */
export function ServiceDrawing({ slug, label }: ServiceDrawingProps) {
  const load = useCallback(async () => drawingOf(await loadAll(), slug, label), [slug, label])
  return (
    <StaticDrawing
      className={styles.drawing}
      {...(label === undefined ? sizes.small : { ...sizes.full, label })}
      prerendered={all && drawingOf(all, slug, label)}
      load={load}
    />
  )
}
