import { useMatches } from 'react-router-dom'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'

/**
 * The page's entries in the document's head that have to follow a visitor from page to page, from its row of the site map:
 * a browser shares the canonical address. What only crawlers read, the build writes (share-tags.ts, structured-data.ts).
 */
export function PageHead() {
  const matched = useMatches().at(-1)
  const row = siteMap.find(({ path }) => path === matched?.id)
  const page = row ?? notFoundPage
  return (
    <>
      <title>{documentTitle(page)}</title>
      <meta name="description" content={page.description} />
      {page.isPrivate && <meta name="robots" content="noindex" />}
      {row && !row.isPrivate && <link rel="canonical" href={absoluteUrl(row.path)} />}
    </>
  )
}
