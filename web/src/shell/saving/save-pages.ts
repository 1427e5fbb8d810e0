import { serviceWorkerPath } from '#shared/addresses.ts'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import {
  alwaysSavedKey,
  openedInKey,
  pageChangeEvent,
  savedFilesMeta,
} from '#web/ui/document/protocol.ts'
import { shouldSaveData } from '#web/ui/document/should-save-data.ts'
import { whenIdle } from '#web/ui/document/timing.ts'

declare global {
  interface Window {
    // Not every browser has it, and TypeScript doesn't know it: https://w3c.github.io/trusted-types/
    readonly trustedTypes?: {
      createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
    }
  }
}

/** The minimum stay on a page before it is saved, in ms. A shorter visit costs no request. */
const stayMs = 5_000

function loadedFiles(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return loaded.filter((path) => path.startsWith('/assets/'))
}

/** Loads the list that the page names. Its keys are those of protocol.ts. */
async function loadList(): Promise<object> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${savedFilesMeta}]`)
  try {
    const list: unknown = await (await fetch(meta?.content ?? '')).json()
    return typeof list === 'object' && list !== null ? list : {}
  } catch {
    return {}
  }
}

/** Has the service worker save the builder and each page that is visited (rule 16.1). */
export async function savePages(): Promise<void> {
  if (shouldSaveData()) return
  const list = await loadList()
  // The page's policy requires one that allows a script by its address. It allows this one alone.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
  })
  await navigator.serviceWorker.register(serviceWorkerPath)
  const { active } = await navigator.serviceWorker.ready
  const save = (urlsToCache: readonly (string | [string, RequestInit])[]) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than the page's
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  const filesIn = (key: string) => {
    const files: unknown = Reflect.get(list, key)
    return Array.isArray(files) ? files.map((file) => `/${String(file)}`) : []
  }
  const savePage = (request: RequestInit = {}) => {
    const { pathname } = location
    save([[pathname, request], ...filesIn(openedInKey(pathname))])
  }
  // The browser has just loaded the document.
  savePage({ cache: 'force-cache' })
  // The scripts are loaded off the page's thread, and then the application needs no network to start.
  save([...firstViewScripts(document), ...loadedFiles(), ...filesIn(alwaysSavedKey)])
  let timer: number | undefined
  addEventListener(pageChangeEvent, () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => whenIdle(() => savePage()), stayMs)
  })
}
