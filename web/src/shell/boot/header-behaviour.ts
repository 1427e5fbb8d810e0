const menus = () => document.querySelectorAll<HTMLElement>('[popover]')

function close(menu: HTMLElement): void {
  if (typeof menu.hidePopover === 'function') menu.hidePopover()
  // The oldest browsers have no popovers: there it is open while it or its button has the focus.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Closes the menu when the focus leaves it, and when its links and its button are pressed (rule 2.3): Back would restore a page
 * with an open menu. The rest is the browser's.
 */
export function closeMenu(): void {
  addEventListener('focusout', ({ target, relatedTarget }) => {
    for (const menu of menus()) {
      const isLeft = target instanceof Node && menu.contains(target)
      if (isLeft && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu)
    }
  })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const menu = target.closest('a, button')?.closest<HTMLElement>('[popover]')
    if (menu) close(menu)
  })
}

/** How far the page is scrolled, in px, before the header turns to glass (rule 2.2). */
const glassThreshold = 20

const mark = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > glassThreshold)

/** Tells the header's style whether the page is scrolled. Scrolling needs no application. */
export function followScrolling(): void {
  addEventListener('scroll', mark, { passive: true })
  mark()
}
