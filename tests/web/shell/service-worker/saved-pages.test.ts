import { expect, test, vi } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { offlineCopy } from '#web/content/offline.ts'
import { paths } from '#web/content/paths.ts'
import { offlinePage, siteMap } from '#web/content/site-map.ts'
import { scriptListId } from '#web/ui/document/protocol.ts'
import { isSavable, savedPages } from '#web/shell/service-worker/saved-pages.ts'

const isSavablePath = (path: string) => isSavable(new URL(path, 'https://www.example.com'))

test('every page that is not private may be saved, with its query, and nothing else', () => {
  const pages = [...siteMap, offlinePage]
  const open = pages.filter((page) => page === offlinePage || !page.isPrivate)
  const foreign = [
    `${paths.checkout}/`,
    '/%63heckout',
    checkoutPath,
    '/no/such-page',
    '/index.html',
  ]
  for (const query of ['', '?from=mail#top']) {
    const asked = [...pages.map(({ path }) => path + query), ...foreign]
    expect(asked.filter(isSavablePath)).toEqual(open.map(({ path }) => path + query))
  }
})

const event = new Event('fetch')
const request = new Request(`https://www.example.com${paths.customQuote}/?add=x`)

/** The stored page after this response; undefined if it was not saved. */
async function storedAndRead(response: Response): Promise<Response | undefined> {
  const options = { request, event, cacheName: 'pages' }
  const stored = await savedPages.cacheWillUpdate?.({ ...options, response })
  if (!stored) return undefined
  const read = await savedPages.cachedResponseWillBeUsed?.({ ...options, cachedResponse: stored })
  return read ?? undefined
}

test('a page is saved once, without its query and its trailing slash', async () => {
  expect(await savedPages.cacheKeyWillBeUsed?.({ request, event, mode: 'write' })).toBe(
    paths.customQuote,
  )
})

test('a stored page says when it was saved, and not what the browser believes of the network', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 30) })
  const list = `<script type="application/json" id="${scriptListId}">[]</script>`
  const html = `<!doctype html><head><title>Page</title></head><body><div id="root"></div>${list}</body>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    date: 'Sun, 01 Nov 2026 00:00:00 GMT',
  }
  const read = await storedAndRead(new Response(html, { headers }))
  expect(read?.headers.get('content-type')).toBe(headers['content-type'])
  const { body, head } = new DOMParser().parseFromString((await read?.text()) ?? '', 'text/html')
  expect(body.querySelector('[role=status]')?.textContent).toBe(
    `${offlineCopy.unreachable} ${offlineCopy.saved('22 November 2026')} ${offlineCopy.loadAgain}`,
  )
  expect(head.querySelector('link[rel=stylesheet]')).not.toBeNull()
  expect(body.querySelector('#root')).toBe(body.children[1])
  vi.useRealTimers()
})

const page = `<script id="${scriptListId}">`

test.each([
  ['a proxy’s page', '<h1>Please wait</h1>', 200],
  ['a missing page', page, 404],
  ['a failure', page, 500],
])('%s is not saved', async (_what, body, status) => {
  expect(await storedAndRead(new Response(body, { status }))).toBeUndefined()
})
