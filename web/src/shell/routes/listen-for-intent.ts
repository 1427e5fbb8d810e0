import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { requestPage } from './routes.tsx'

/** Links, and buttons that lead to a page. */
const leadingToPages = `a[href], [${leadsToAttribute}]`

/** The path of the page that an element leads to, or null if it is on another site. */
function findTarget(element: Element): string | null {
  const target = element.getAttribute(leadsToAttribute) ?? element.getAttribute('href') ?? ''
  const { origin, pathname } = new URL(target, location.href)
  return origin === location.origin ? pathname.replace(/(.)\/+$/, '$1') : null
}

/** Whether the visitor's device asks to save data, or the network is as slow as 2G. */
function shouldSaveData(): boolean {
  // Firefox and Safari don't have it, nor do TypeScript's types: https://wicg.github.io/netinfo/
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const isSlow = String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  return isSlow || Reflect.get(connection, 'saveData') === true
}

function onIntent({ target }: Event): void {
  const element = target instanceof Element && target.closest(leadingToPages)
  // The connection may have changed since.
  if (element && !shouldSaveData()) requestPage(findTarget(element))
}

/** Requests the modules of the pages that the visitor points at, touches or focuses (rule 1.7). */
export function listenForIntent(): void {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}
