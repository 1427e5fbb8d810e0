import type { StaticModule } from '#web/ui/static-content.tsx'

const files = import.meta.glob<StaticModule>('./services/*.svg', { query: '?drawing', eager: true })

/** The drawing of the service with this slug, which is its file's name. The small one is for its cards. */
export function drawingOfService(slug: string, size: 'full' | 'small'): StaticModule {
  const name = files[`./services/${slug}.svg`] ? slug : 'strata'
  const file = `./services/${name}${size === 'small' ? '-small' : ''}.svg`
  const drawing = files[file]
  if (!drawing) throw new Error(`${slug} has no drawing ${file}`)
  return drawing
}
