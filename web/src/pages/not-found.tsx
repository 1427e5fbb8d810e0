import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Container } from '#web/components/container.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { Actions } from '#web/components/stack.tsx'
import { notFound } from '#web/content/not-found.ts'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { nearestPath } from '#web/lib/nearest-path.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

export function Component() {
  const { pathname } = useLocation()
  // One file is served for every unknown address: only the browser knows which one it was.
  const isHydrated = useHydrated()
  const nearest = isHydrated
    ? nearestPath(
        pathname,
        siteMap.map(({ path }) => path),
      )
    : null
  const suggested = siteMap.find(({ path }) => path === nearest)
  useEffect(() => {
    // oxlint-disable-next-line no-console -- rule 14.1: the path is logged to the console
    console.warn(`${notFound.heading}: ${pathname}`)
  }, [pathname])
  return (
    <>
      <PageIntro heading={notFound.heading} lead={notFound.lead} />
      <Container>
        <Actions>
          {suggested && (
            <LinkButton to={suggested.path}>
              {suggested.page === 'legal'
                ? notFound.lookingForDocument(suggested.title)
                : notFound.lookingForPage(suggested.title)}
            </LinkButton>
          )}
          <LinkButton to={paths.home} look={suggested ? 'quiet' : 'primary'}>
            {notFound.home}
          </LinkButton>
        </Actions>
      </Container>
    </>
  )
}
