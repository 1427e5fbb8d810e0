import { useMatches } from 'react-router-dom'
import { company } from '#web/content/company.ts'
import { notFoundPage, siteMap } from '#web/content/site-map.ts'

/** The page's entries in the document's head, from its row of the site map. */
export function PageHead() {
  const matched = useMatches().at(-1)
  const page = siteMap.find(({ path }) => path === matched?.id) ?? notFoundPage
  return (
    <>
      <title>{`${page.title} | ${company.name}`}</title>
      <meta name="description" content={page.description} />
      {page.isPrivate && <meta name="robots" content="noindex" />}
    </>
  )
}
