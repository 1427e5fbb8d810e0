import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { paths } from '#web/content/paths.ts'
import { savedFilesLimit, savedPagesLimit, storageKeys } from '#web/content/storage-keys.ts'
import { noticeStyle, noticeStylePath } from './notice-style.ts'
import { isSavable, neverSaved, savedPages } from './saved-pages.ts'

/** The files of this build by name, each with its length in bytes. Set by infra/build/bundles.ts. */
declare const builtFiles: Readonly<Record<string, number>>

const contentTypes: readonly (readonly [ending: string, type: RegExp])[] = [
  ['.js', /javascript/],
  ['.css', /^text\/css/],
  ['.txt', /^text\/plain/],
  ['.woff2', /^(font|application)\//],
]

/** Another build's file, of a tab that is older or newer than this worker, is known by its type only. */
async function isOurs({ url }: Request, response: Response): Promise<boolean> {
  const name = new URL(url).pathname.split('/').pop() ?? ''
  const type = response.headers.get('content-type') ?? ''
  if (!contentTypes.some(([ending, own]) => name.endsWith(ending) && own.test(type))) return false
  const length = builtFiles[name]
  return length === undefined || (await response.clone().arrayBuffer()).byteLength === length
}

/** A status of 200 is also a proxy's notice or half a script: neither is stored, run, or taken from an earlier store. */
const savedFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && !(await isOurs(request, response))) {
      throw new TypeError(`Not this site’s ${request.url}`)
    }
    return response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isOurs(request, cachedResponse)) ? cachedResponse : null,
}

declare const self: ServiceWorkerGlobalScope

// Nothing is fetched when it is installed: pages say what to save once they are idle (save-pages.ts), with the message
// CACHE_URLS that workbox-routing handles. It never skips waiting, so one version serves a tab until it is closed.
clientsClaim()
enableNavigationPreload()

// The browser then doesn't ask the worker at all. Where it does, it would request these pages twice: preloaded, and again
// because the worker leaves them alone.
self.addEventListener('install', (event) => {
  const addRoutes: unknown = Reflect.get(event, 'addRoutes')
  if (typeof addRoutes !== 'function') return
  const rules = neverSaved.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }))
  event.waitUntil(Promise.resolve(Reflect.apply(addRoutes, event, [rules])))
})

// Damaged storage can't be read, which would fail requests that the network answers. 'no-response' is Workbox's error for a
// failed network.
const networkWithoutStore: WorkboxPlugin = {
  handlerDidError: async ({ error, request }) =>
    error.name === 'no-response' ? undefined : fetch(request),
}

// Loaded beforehand (rule 1.7), perhaps in vain: such a page has no place in the store, and a saved copy would stand for it
// after the network is back. With a strategy, because the browser would request twice what the worker leaves alone.
const isBeforehand = ({ headers }: Request) => headers.has('sec-purpose')
registerRoute(
  ({ request }) => request.mode === 'navigate' && isBeforehand(request),
  new NetworkOnly(),
)

// Never for a page's own fetch, which checks whether the site can be reached.
registerRoute(
  ({ sameOrigin, url, request, event }) =>
    sameOrigin && isSavable(url) && (request.mode === 'navigate' || event.type === 'message'),
  new NetworkFirst({
    cacheName: storageKeys.savedPages,
    networkTimeoutSeconds: 3,
    plugins: [
      new ExpirationPlugin({
        maxEntries: savedPagesLimit.pages,
        maxAgeSeconds: savedPagesLimit.days * 86_400,
        purgeOnQuotaError: true,
      }),
      savedPages,
      networkWithoutStore,
    ],
  }),
)

// Their names have a hash of their content. Old builds' files stay until newer ones take their place.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: storageKeys.savedFiles,
    plugins: [
      new ExpirationPlugin({ maxEntries: savedFilesLimit, purgeOnQuotaError: true }),
      savedFiles,
      networkWithoutStore,
    ],
  }),
)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === noticeStylePath,
  async () => new Response(noticeStyle, { headers: { 'content-type': 'text/css' } }),
)

setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' &&
      !isBeforehand(request) &&
      (await caches.match(paths.offline))) ||
    Response.error(),
)
