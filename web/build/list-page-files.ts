import { createHash } from 'node:crypto'
import { alwaysSavedLine, openedInLine, writePageFiles } from '#web/shell/prefetch/page-files.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { allPages, siteMap, type SitePage } from '#web/content/site-map.ts'
import { commonSource, pageSources, staticSources } from './page-sources.ts'
import { findFirstView, loadedOnDemand, type Manifest } from './first-view.ts'

/**
 * The list of the files that each page needs beyond those that every page loads, named by its content. The lines of the
 * pages that are always saved have their scripts only, because their documents have the styles inlined.
 */
export function listPageFiles(manifest: Manifest) {
  const sourcesOf = (page: SitePage) => pageSources(manifest, page)
  const listFiles = (sources: readonly string[]) => {
    const { scripts, styles } = findFirstView(manifest, sources)
    return [...scripts, ...styles]
  }
  const common = new Set(listFiles([commonSource]))
  const beyondCommon = (files: readonly string[]) => files.filter((file) => !common.has(file))
  const saved = siteMap.filter(({ path }) => alwaysSaved.includes(path))
  const ofAllPages = new Set(allPages.flatMap(sourcesOf))
  const content = writePageFiles(
    new Map([
      ...siteMap.map((page): [string, readonly string[]] => [
        page.path,
        beyondCommon(listFiles([...sourcesOf(page), ...staticSources(page)])),
      ]),
      [
        alwaysSavedLine,
        [
          ...[paths.offline, ...alwaysSaved].map((path) => path.slice(1)),
          ...beyondCommon(findFirstView(manifest, saved.flatMap(sourcesOf)).scripts),
        ],
      ],
      ...saved.map((page): [string, readonly string[]] => [
        openedInLine(page.path),
        beyondCommon(listFiles(loadedOnDemand(manifest, sourcesOf(page), ofAllPages))),
      ]),
    ]),
  )
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { file: `assets/page-files-${hash}.txt`, content }
}
