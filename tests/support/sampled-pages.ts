import { home } from '#web/content/home.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'

/** The paths of the pages that show samples (rule 4.4). */
export const sampledPaths: readonly string[] = [
  ...(home.isSampleShown ? [paths.home] : []),
  ...serviceSummaries
    .filter(({ slug }) => sampleOfService(slug) !== undefined)
    .map(({ slug }) => servicePath(slug)),
]
