import { drawnServices } from '#web/content/drawn-services.ts'
import type { StaticModule } from '#web/ui/static-content.tsx'

const files = import.meta.glob<StaticModule>('./services/*.svg', { query: '?drawing', eager: true })
const names = new Map(Object.entries(drawnServices))

/** The drawing of the service with this slug. The small one is for its cards. */
export function drawingOfService(slug: string, size: 'full' | 'small'): StaticModule {
  const name = names.get(slug) ?? 'strata'
  const file = `./services/${name}${size === 'small' ? '-small' : ''}.svg`
  const drawing = files[file]
  if (!drawing) throw new Error(`${slug} has no drawing ${file}`)
  return drawing
}
