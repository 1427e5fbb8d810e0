import type { DataRouter } from 'react-router-dom'
import { pageFilesMeta, readPageFiles, type PageFiles } from './page-files.ts'

/** Links, and the buttons that lead to a page. */
const leadingToPages = 'a[href], [data-leads-to]'

/** The path of the page that an element leads to, or null if it is on another site. */
function pathOf(element: Element): string | null {
  const target = element.getAttribute('data-leads-to') ?? element.getAttribute('href') ?? ''
  const { origin, pathname } = new URL(target, location.href)
  return origin === location.origin ? pathname.replace(/(?<=.)\/+$/, '') : null
}

/** Loads a file without using it: scripts are compiled and not evaluated, style sheets have no element to apply to yet. */
function prefetch(file: string): void {
  const href = `/${file}`
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const isStyle = file.endsWith('.css')
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    as: isStyle ? 'style' : 'script',
    crossOrigin: '',
    fetchPriority: 'low',
    href,
  })
  // Vite's loader doesn't wait for a style sheet whose element it finds: it must not find one that is still loading.
  if (isStyle) link.addEventListener('load', () => (link.rel = 'stylesheet'), { once: true })
  document.head.append(link)
}

/** The files of each page, or none if they can't be loaded: then they are loaded at the click. */
export async function loadPageFiles(): Promise<PageFiles> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${pageFilesMeta}]`)
  try {
    const response = meta && (await fetch(meta.content))
    return readPageFiles(response?.ok ? await response.text() : '')
  } catch {
    return new Map()
  }
}

/** What start-prefetching.ts passes on: a module that both import would be a file of its own. */
type Conditions = {
  readonly shouldSaveData: () => boolean
  readonly whenIdle: (task: () => void) => void
}

/**
 * Prefetches the pages that visible links lead to while the browser is idle, and what the visitor points at right away
 * (rule 1.7).
 */
export function prefetchPages(
  { subscribe }: Pick<DataRouter, 'subscribe'>,
  pageFiles: PageFiles,
  { shouldSaveData, whenIdle }: Conditions,
): void {
  const prefetchTarget = (element: Element) => {
    // The network may have changed since.
    if (shouldSaveData() || !navigator.onLine) return
    pageFiles.get(pathOf(element) ?? '')?.forEach(prefetch)
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      whenIdle(() => prefetchTarget(target))
    }
  })
  const observeLinks = () => {
    for (const element of document.querySelectorAll(leadingToPages)) observer.observe(element)
  }
  observeLinks()
  subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(observeLinks)
  })

  const onIntent = ({ target }: Event) => {
    const element = target instanceof Element && target.closest(leadingToPages)
    if (element) prefetchTarget(element)
  }
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}
