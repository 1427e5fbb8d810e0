import { useMatches } from 'react-router-dom'
import { Container } from '#web/components/container.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'

/** A short page: what its row of the site map says, and where to go from there. */
export function Component() {
  const path = useMatches().at(-1)?.id
  const page = siteMap.find((row) => row.path === path)
  if (!page) return null
  return (
    <>
      <PageIntro heading={page.title} lead={page.description} />
      <Container>
        <LinkButton to={paths.customQuote}>{page.title}</LinkButton>
      </Container>
    </>
  )
}
