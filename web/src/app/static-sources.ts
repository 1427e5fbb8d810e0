import { home } from '#web/content/home.ts'
import { servicePath } from '#web/content/paths.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import type { SitePage } from '#web/content/site-map.ts'

/** The source files of what is in a page's document and not in its scripts (static-content.tsx): it needs their styles. */
export function staticSources({ page, path }: SitePage): readonly string[] {
  if (page === 'home') return home.isSampleShown ? ['src/sections/samples/home.tsx'] : []
  const sample = page === 'service' && sampleOfService(path.slice(servicePath('').length))
  return sample
    ? ['src/sections/samples/service-samples.ts', `src/sections/samples/services/${sample}.tsx`]
    : []
}
