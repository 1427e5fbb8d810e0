import type { DataRouter } from 'react-router-dom'
import { serviceWorkerPath } from '#shared/addresses.ts'
import { alwaysSaved, paths } from '#web/content/paths.ts'
import type { PageFiles } from './page-files.ts'

declare global {
  interface Window {
    // Not every browser has it, and TypeScript doesn't know it: https://w3c.github.io/trusted-types/
    readonly trustedTypes?: {
      createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
    }
  }
}

/** How long a visitor stays on a page that is worth saving, in ms. A page that was only passed costs no request. */
const stayMs = 5_000

/** The hashed files that this document has loaded. */
function loadedFiles(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return loaded.filter((path) => path.startsWith('/assets/'))
}

/** Has the service worker save the builder, the contact page and each page that is visited (rule 16.1). */
export async function savePages(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  pageFiles: PageFiles,
  whenIdle: (task: () => void) => void,
): Promise<void> {
  // The page's policy requires one that allows a script by its address. It allows this one alone.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
  })
  await navigator.serviceWorker.register(serviceWorkerPath)
  const { active } = await navigator.serviceWorker.ready
  const save = (urlsToCache: readonly string[]) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than the page's
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  const files = pageFiles.get(paths.offline)?.map((file) => `/${file}`) ?? []
  save([paths.offline, ...alwaysSaved, router.state.location.pathname, ...files, ...loadedFiles()])
  let timer: number | undefined
  router.subscribe(({ location: { pathname }, navigation }) => {
    clearTimeout(timer)
    if (navigation.state !== 'idle') return
    timer = window.setTimeout(() => whenIdle(() => save([pathname])), stayMs)
  })
}
