import { siteMap, type SitePage } from '#web/content/site-map.ts'
import { startsAtOnce } from '#web/shell/routes/routes.tsx'
import { runsAttribute } from '#web/ui/document/protocol.ts'

const publicPages = siteMap.filter(({ isPrivate }) => !isPrivate)

// Once the application runs, links are the router's.
const linksTo = (pages: readonly SitePage[]) => ({
  where: {
    and: [
      { href_matches: pages.map(({ path }) => path) },
      { selector_matches: `:root:not([${runsAttribute}]) a` },
    ],
  },
  eagerness: 'moderate',
})

/**
 * What browsers load before a link is followed (rule 1.7): public documents, and those that do nothing by themselves they also
 * draw. The format: https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [linksTo(publicPages)],
  prerender: [linksTo(publicPages.filter(({ page }) => !startsAtOnce.has(page)))],
})
