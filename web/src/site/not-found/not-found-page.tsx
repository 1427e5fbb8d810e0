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
  const isHydrated = useHydrated()
  const suggested = siteMap
    .filter(({ path }) => isHydrated && lastPart(path) === lastPart(pathname))
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

const lastPart = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/').at(-1)
