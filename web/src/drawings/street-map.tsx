import { contact } from '#web/content/contact.ts'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './street-map.module.css'

const load = () => import('./street-map.svg?drawing')
const prerendered = import.meta.env.SSR ? await load() : null

/** A stylised drawing of the streets around the office. Not a real map, so no map service is needed. */
export function StreetMap() {
  const { label, caption } = contact.map
  const content = { label, prerendered, load }
  return (
    <figure className={styles.figure}>
      <StaticDrawing className={undefined} width={420} height={210} {...content} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
