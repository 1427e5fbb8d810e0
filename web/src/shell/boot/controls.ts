const selector = 'input, textarea, button'

/** The browser handles popover buttons itself, and all links. */
export const pressedControls = 'button:not([popovertarget])'

/** What needs the application. */
export const controls = `${pressedControls}, input, textarea, label`

/** The page's controls by name or class, and by their position among equals: whoever draws the page draws the same ones. */
function controlsByKey(): ReadonlyMap<string, HTMLElement> {
  const counts = new Map<string, number>()
  const byKey = new Map<string, HTMLElement>()
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    const kind = `${control.tagName} ${control.getAttribute('name') ?? control.className}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    byKey.set(`${kind} ${count}`, control)
  }
  return byKey
}

let path = ''
let keys: ReadonlyMap<HTMLElement, string> = new Map()
let focused: Element | null = null

/** Remembers path and controls of a page that is about to be drawn anew. What was entered stays in them, also without a page. */
export function rememberControls(): void {
  path = location.pathname
  keys = new Map([...controlsByKey()].map(([key, control]) => [control, key]))
  focused = document.activeElement
}

export function rememberedControls(): readonly HTMLElement[] {
  return [...keys.keys()]
}

/** The control itself, or what the page has in its place since it was drawn anew. Another page has none in its place. */
export function currentControl(control: HTMLElement): HTMLElement | undefined {
  if (path && location.pathname !== path) return undefined
  return control.isConnected ? control : controlsByKey().get(keys.get(control) ?? '')
}

/** Returns the focus to the control that had it before the page was drawn anew. */
export function restoreFocus(): void {
  if (document.activeElement !== document.body || !(focused instanceof HTMLElement)) return
  currentControl(focused)?.focus({ preventScroll: true })
}
