import type { WorkboxPlugin } from 'workbox-core/types.js'
import { apiPaths } from '#shared/addresses.ts'
import { offlineCopy } from '#web/content/offline.ts'
import { offlinePage, siteMap } from '#web/content/site-map.ts'
import { formatLocalDay } from '#web/ui/browser/format-day.ts'
import { isOurDocument, savedNoticeId } from '#web/ui/document/protocol.ts'
import { noticeStylePath } from './notice-style.ts'

// Only these pages are saved: never the checkout or the pages after a payment.
const savable = new Set(
  [...siteMap.filter(({ isPrivate }) => !isPrivate), offlinePage].map(({ path }) => path),
)

/** Patterns of the paths that bypass the worker: the checkout, the pages after it, and the API. */
export const neverSaved: readonly string[] = [
  ...siteMap.filter(({ isPrivate }) => isPrivate).map(({ path }) => `${path}{/}?`),
  apiPaths,
]

// The router ignores trailing slashes.
const pathOf = ({ pathname }: URL) => pathname.replace(/(.)\/+$/, '$1')

export function isSavable(url: URL): boolean {
  return savable.has(pathOf(url))
}

/**
 * Says on a page that it is a saved copy (rule 16.3). In the HTML, so that it needs no script and moves nothing. Null for what an
 * earlier worker saved under a page's name.
 */
async function withNotice(saved: Response): Promise<Response | null> {
  const page = await saved.text()
  if (!isOurDocument(page)) return null
  const day = formatLocalDay(Date.parse(saved.headers.get('date') ?? ''))
  // A form loads its own address. Its button leaves the link to the content the first link of the page.
  const form = `<form><button>${offlineCopy.loadAgain}</button></form>`
  const notice = `<div id="${savedNoticeId}" role="status">${offlineCopy.unreachable} ${offlineCopy.saved(day)} ${form}</div>`
  const html = page
    .replace('</head>', (end) => `<link rel="stylesheet" href="${noticeStylePath}">${end}`)
    .replace('<body>', (start) => start + notice)
  return new Response(html, saved)
}

/** Saves each page once, whatever its query, with the time, and marks what comes from the store. */
export const savedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pathOf(new URL(request.url)),
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || !isOurDocument(await response.clone().text())) return null
    const headers = new Headers(response.headers)
    headers.set('date', new Date().toUTCString())
    return new Response(response.body, { headers })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? withNotice(cachedResponse) : null,
}
