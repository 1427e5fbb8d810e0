import { createHash } from 'node:crypto'
import { alwaysSavedKey, openedInKey } from '#web/ui/document/protocol.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { allPages, siteMap } from '#web/content/site-map.ts'
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
  const saved = siteMap.filter(({ path }) => alwaysSaved.includes(path))
  const savedDocuments = [paths.offline, ...alwaysSaved].map((path) => path.slice(1))
  const savedScripts = findFirstView(manifest, saved.flatMap(pageSources)).scripts
  const ofAllPages = new Set(allPages.flatMap(pageSources))
  const opened = saved.map((page) => {
    const sources = loadedOnDemand(manifest, pageSources(page), ofAllPages)
    return [openedInKey(page.path), beyondCommon(listFiles(sources))] as const
  })
  const content = JSON.stringify({
    [alwaysSavedKey]: [...savedDocuments, ...beyondCommon(savedScripts)],
    ...Object.fromEntries(opened),
  })
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { file: `assets/saved-files-${hash}.txt`, content }
}
