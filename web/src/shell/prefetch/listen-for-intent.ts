import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import type { PageFiles } from './page-files.ts'

/** Links, and buttons that lead to a page. */
const leadingToPages = `a[href], [${leadsToAttribute}]`

/** The path of the page that an element leads to, or null if it is on another site. */
function findTarget(element: Element): string | null {
  const target = element.getAttribute(leadsToAttribute) ?? element.getAttribute('href') ?? ''
  const { origin, pathname } = new URL(target, location.href)
  return origin === location.origin ? pathname.replace(/(.)\/+$/, '$1') : null
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
  // Without a network: the next sign of a visitor tries again.
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

/** Prefetches the pages that the visitor points at, touches or focuses (rule 1.7). */
export function listenForIntent(pageFiles: PageFiles): void {
  const onIntent = ({ target }: Event) => {
    const element = target instanceof Element && target.closest(leadingToPages)
    // The connection may have changed since.
    if (!element || shouldSaveData()) return
    pageFiles.get(findTarget(element) ?? '')?.forEach(prefetch)
  }
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}

/** Whether the visitor's device asks to save data, or the network is as slow as 2G. */
export function shouldSaveData(): boolean {
  // Firefox and Safari don't have it, nor do TypeScript's types: https://wicg.github.io/netinfo/
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const effectiveType: unknown = Reflect.get(connection, 'effectiveType')
  return (
    Reflect.get(connection, 'saveData') === true ||
    effectiveType === '2g' ||
    effectiveType === 'slow-2g'
  )
}
