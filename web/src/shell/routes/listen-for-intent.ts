import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { shouldSaveData } from '#web/ui/document/should-save-data.ts'
import { requestPage } from './routes.tsx'

/** Links, and buttons that lead to a page. */
const leadingToPages = `a[href], [${leadsToAttribute}]`

/** The path of the page that an element leads to, or null if it is on another site. */
function findTarget(element: Element): string | null {
  const target = element.getAttribute(leadsToAttribute) ?? element.getAttribute('href') ?? ''
  const { origin, pathname } = new URL(target, location.href)
  return origin === location.origin ? pathname.replace(/(.)\/+$/, '$1') : null
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
