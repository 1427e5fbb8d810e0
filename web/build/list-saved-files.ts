import { createHash } from 'node:crypto'
import { alwaysSavedKey, openedInKey } from '#web/ui/document/protocol.ts'
import { allPages, offlinePage, siteMap, type SitePage } from '#web/content/site-map.ts'
import {
  commonSource,
  findFirstView,
  loadedOnDemand,
  pageSources,
  type Manifest,
} from './first-view.ts'

/**
 * The files to save for reading offline beyond those of every page, in a file named by its hash. For pages that are always
 * saved it lists only the scripts: their documents have the styles inlined.
 */
export function listSavedFiles(manifest: Manifest) {
  const listFiles = (sources: readonly string[]) => {
    const { scripts, styles } = findFirstView(manifest, sources)
    return [...scripts, ...styles]
  }
  const common = new Set(listFiles([commonSource]))
  const beyondCommon = (files: readonly string[]) => files.filter((file) => !common.has(file))
  const sourcesOf = (page: SitePage) => pageSources(manifest, page)
  const saved = siteMap.filter(({ alwaysSaved }) => alwaysSaved)
  const savedDocuments = [offlinePage, ...saved].map(({ path }) => path.slice(1))
  const savedScripts = findFirstView(manifest, saved.flatMap(sourcesOf)).scripts
  const ofAllPages = new Set(allPages.flatMap(sourcesOf))
  const opened = saved.map((page) => {
    const sources = loadedOnDemand(manifest, sourcesOf(page), ofAllPages)
    return [openedInKey(page.path), beyondCommon(listFiles(sources))] as const
  })
  const content = JSON.stringify({
    [alwaysSavedKey]: [...savedDocuments, ...beyondCommon(savedScripts)],
    ...Object.fromEntries(opened),
  })
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { file: `assets/saved-files-${hash}.txt`, content }
}
