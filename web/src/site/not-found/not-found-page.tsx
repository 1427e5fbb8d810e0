import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LinkButtons } from '#web/ui/button.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { notFound } from '#web/content/not-found.ts'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { StaticDrawing } from '#web/ui/static-drawing.tsx'
import styles from './not-found-page.module.css'

const load = () => import('#web/drawings/cut-fibre.svg?drawing')
const content = { prerendered: import.meta.env.SSR ? await load() : null, load }

const knownPaths = siteMap.map(({ path }) => path)

export function Component() {
  const { pathname } = useLocation()
  // One prerendered file serves every unknown path, so only the browser knows which one it was.
  const nearest = useHydrated() ? nearestPath(pathname, knownPaths) : null
  const suggested = siteMap
    .filter(({ path }) => path === nearest)
    .map(({ path, page, title }) => ({
      to: path,
      text: page === 'legal' ? notFound.lookingForDocument(title) : notFound.lookingForPage(title),
    }))
  const navigate = useNavigate()
  useEffect(() => {
    // Some programs that open a link from a document encode its "#".
    const [path, ...rest] = pathname.split('%23')
    if (rest.length > 0 && knownPaths.some((known) => known === path)) {
      void navigate(`${path}#${rest.join('#')}`, { replace: true })
      return
    }
    // oxlint-disable-next-line no-console -- rule 14.1: the path is logged to the console
    console.warn(`${notFound.heading}: ${pathname}`)
  }, [pathname, navigate])
  return (
    <PageIntro
      heading={notFound.heading}
      lead={notFound.lead}
      figure={
        <StaticDrawing className={styles.drawing} isForward width={480} height={230} {...content} />
      }
    >
      <div className={styles.links}>
        <LinkButtons links={[...suggested, { text: notFound.home, to: paths.home }]} />
      </div>
    </PageIntro>
  )
}

/** The known path whose last segment is most similar to the requested path's, or null if none is similar enough. */
export function nearestPath(requested: string, known: readonly string[]): string | null {
  const tail = lastPart(requested)
  if (tail === '') return null
  const ranked = known
    .map((path) => ({ path, distance: editDistance(tail, lastPart(path)) }))
    .sort((a, b) => a.distance - b.distance)
  const nearest = ranked[0]
  return nearest && nearest.distance <= Math.floor(tail.length / 2) ? nearest.path : null
}

function lastPart(path: string): string {
  return (path.split('/').findLast((part) => part !== '') ?? '').toLowerCase().slice(0, 40)
}

/** The Levenshtein distance, computed row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
