import { createHash } from 'node:crypto'
import { writePageFiles } from '#web/shell/prefetch/page-files.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { allPages, siteMap } from '#web/content/site-map.ts'
import { commonSource, pageSources, staticSources } from './page-sources.ts'
import { findFirstView, loadedOnDemand, type Manifest } from './first-view.ts'

/**
 * The list of the files that each page needs beyond those that every page loads, named by its content. The offline page's
 * are those of the pages that are always saved, with what opens on demand in them.
 */
export function listPageFiles(manifest: Manifest) {
  const listFiles = (sources: readonly string[]) => {
    const { scripts, styles } = findFirstView(manifest, sources)
    return [...scripts, ...styles]
  }
  const common = new Set(listFiles([commonSource]))
  const filesBeyond = (sources: readonly string[]) =>
    listFiles(sources).filter((file) => !common.has(file))
  const saved = siteMap.filter(({ path }) => alwaysSaved.includes(path)).flatMap(pageSources)
  const ofOtherPages = new Set(
    allPages.flatMap(pageSources).filter((each) => !saved.includes(each)),
  )
  const content = writePageFiles(
    new Map([
      ...siteMap.map(
        (page) => [page.path, filesBeyond([...pageSources(page), ...staticSources(page)])] as const,
      ),
      [paths.offline, filesBeyond(loadedOnDemand(manifest, saved, ofOtherPages))],
    ]),
  )
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { file: `assets/page-files-${hash}.txt`, content }
}
