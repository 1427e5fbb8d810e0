import { serviceWorkerPath } from '#shared/addresses.ts'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { pageChangeEvent, savedFilesMeta } from '#web/ui/document/protocol.ts'
import { shouldSaveData } from '#web/ui/document/should-save-data.ts'
import { whenIdle } from '#web/ui/document/when-idle.ts'
import {
  alwaysSavedLine,
  openedInLine,
  readSavedFiles,
  type SavedFiles,
} from './saved-files-list.ts'

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

/** Loads the list that the page names. It is empty if it can't be loaded. */
async function loadSavedFiles(): Promise<SavedFiles> {
  const list =
    document.querySelector<HTMLMetaElement>(`meta[name=${savedFilesMeta}]`)?.content ?? ''
  try {
    const response = await fetch(list)
    return readSavedFiles(response.ok ? await response.text() : '')
  } catch {
    return new Map()
  }
}

/** Has the service worker save the builder, the contact page and each page that is visited (rule 16.1). */
export async function savePages(): Promise<void> {
  if (shouldSaveData()) return
  const savedFiles = await loadSavedFiles()
  // The page's policy requires one that allows a script by its address. It allows this one alone.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
  })
  await navigator.serviceWorker.register(serviceWorkerPath)
  const { active } = await navigator.serviceWorker.ready
  const save = (urlsToCache: readonly (string | [string, RequestInit])[]) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than the page's
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  const filesIn = (line: string) => savedFiles.get(line)?.map((file) => `/${file}`) ?? []
  const savePage = (request: RequestInit = {}) => {
    const { pathname } = location
    save([[pathname, request], ...filesIn(openedInLine(pathname))])
  }
  // The browser has just loaded the document.
  savePage({ cache: 'force-cache' })
  // The scripts are loaded off the page's thread, and then the application needs no network to start.
  save([...firstViewScripts(document), ...loadedFiles(), ...filesIn(alwaysSavedLine)])
  let timer: number | undefined
  addEventListener(pageChangeEvent, () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => whenIdle(() => savePage()), stayMs)
  })
}
