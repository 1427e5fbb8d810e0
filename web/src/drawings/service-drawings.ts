import type { StaticModule } from '#web/ui/static-content.tsx'

const files = import.meta.glob<StaticModule>('./services/*.svg', { query: '?drawing', eager: true })

/** The drawing with the name of the service. The small one is for its cards, which without their own show strata. */
export function drawingOfService(slug: string, size: 'full' | 'small'): StaticModule {
  const drawing =
    size === 'full'
      ? files[`./services/${slug}.svg`]
      : (files[`./services/${slug}-small.svg`] ?? files['./services/strata-small.svg'])
  if (drawing) return drawing
  throw new Error(
    size === 'full'
      ? `web/src/drawings/services/${slug}.svg is missing: draw it, or leave \`drawing\` out of web/src/content/services/${slug}.ts.`
      : 'web/src/drawings/services/strata-small.svg is missing: services without a small drawing show it.',
  )
}
