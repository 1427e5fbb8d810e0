import { createHash } from 'node:crypto'
import { alwaysSavedLine, openedInLine, writePageFiles } from '#web/shell/prefetch/page-files.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import { allPages, siteMap } from '#web/content/site-map.ts'
import {
  commonSource,
  findFirstView,
  loadedOnDemand,
  pageSources,
  staticSources,
  type Manifest,
} from './first-view.ts'

type Line = [name: string, files: readonly string[]]

/**
 * The files that each page needs beyond those of every page, in a file named by its hash. For pages that are always saved it
 * lists only the scripts: their documents have the styles inlined.
 */
export function listPageFiles(manifest: Manifest) {
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
  const content = writePageFiles(
    new Map([
      ...siteMap.map((page): Line => {
        const sources = [...pageSources(page), ...staticSources(manifest, page)]
        return [page.path, beyondCommon(listFiles(sources))]
      }),
      [alwaysSavedLine, [...savedDocuments, ...beyondCommon(savedScripts)]],
      ...saved.map((page): Line => {
        const sources = loadedOnDemand(manifest, pageSources(page), ofAllPages)
        return [openedInLine(page.path), beyondCommon(listFiles(sources))]
      }),
    ]),
  )
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { file: `assets/page-files-${hash}.txt`, content }
}
