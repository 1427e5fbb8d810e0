import { scrolledAttribute } from '#web/ui/document/protocol.ts'

/** How far the page is scrolled, in px, before the header turns to glass (rule 2.2). */
const glassThreshold = 20

const mark = () =>
  document.documentElement.toggleAttribute(scrolledAttribute, scrollY > glassThreshold)

/** Tells the header's style whether the page is scrolled. Scrolling needs no application. */
export function followScrolling(): void {
  addEventListener('scroll', mark, { passive: true })
  mark()
}
