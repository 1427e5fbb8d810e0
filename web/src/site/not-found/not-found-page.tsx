import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkButtons } from '#web/ui/button.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { notFound } from '#web/content/not-found.ts'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { nearestPath } from './nearest-path.ts'
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
  useEffect(() => {
    // oxlint-disable-next-line no-console -- rule 14.1: the path is logged to the console
    console.warn(`${notFound.heading}: ${pathname}`)
  }, [pathname])
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
