import { createHash } from 'node:crypto'
import { writePageFiles } from './src/app/page-files.ts'
import { siteMap } from './src/content/site-map.ts'
import { commonSource, pageSources, staticSources } from './src/entry-server.tsx'
import { firstViewOf, type Manifest } from './first-view.ts'

/** The list of the files that each page needs beyond those that every page loads, named by its content. */
export function pageFilesOf(manifest: Manifest) {
  const filesOf = (sources: readonly string[]) => {
    const { scripts, styles } = firstViewOf(manifest, sources)
    return [...scripts, ...styles]
  }
  const common = new Set(filesOf([commonSource]))
  const content = writePageFiles(
    new Map(
      siteMap.map((page) => [
        page.path,
        filesOf([...pageSources(page), ...staticSources(page)]).filter((file) => !common.has(file)),
      ]),
    ),
  )
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { file: `assets/page-files-${hash}.txt`, content }
}
