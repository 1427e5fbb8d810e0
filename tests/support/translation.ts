/**
 * Does what a browser's translator does: replaces each text by nested elements with its translation, also those that appear
 * later, but for those that must not be translated. The words stay as they are. Runs in pages, so it uses nothing from outside.
 */
export function translate(): void {
  // Translators pass over drawings, too.
  const kept = 'script, style, noscript, textarea, svg, font, [translate=no]'
  const replace = (node: Node) => {
    if (!(node instanceof Text)) {
      for (const child of node.childNodes) replace(child)
      return
    }
    if (!node.data.trim() || node.parentElement?.closest(kept)) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(node.data)
    node.replaceWith(font)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(replaceIfShown)
  })
  const replaceIfShown = (node: Node) => {
    if (node.isConnected) replace(node)
  }
  replace(document.body)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/**
 * Reports each text that comes, goes or changes beside other nodes of its parent, and each element that comes before such a
 * text. React keeps the text nodes that it made; a translator replaces them, and then they can't be found or changed. A text
 * that changes stands alone in an element of its own. Runs in pages too, so it uses nothing from outside.
 */
export function watchTexts(
  report: (found: string) => void = (found) => reportError(new Error(found)),
): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record
      const parent = target instanceof Text ? target.parentNode : target
      const changed = type === 'characterData' ? [target] : [...addedNodes, ...removedNodes]
      // A translator's own, and what nobody reads.
      const isOther = [target, ...changed].some(({ nodeName }) => /^(FONT|STYLE)$/.test(nodeName))
      const hasOthers =
        type === 'characterData'
          ? (parent?.childNodes.length ?? 0) > 1
          : (previousSibling ?? nextSibling) !== null
      const isSharedText = hasOthers && changed.some((node) => node instanceof Text)
      const isBeforeText = addedNodes.length > 0 && nextSibling instanceof Text
      if (!isOther && (isSharedText || isBeforeText))
        report(`A text that changes is not alone in: ${parent?.textContent?.slice(0, 300)}`)
    }
  })
  const observe = () =>
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  // The parser makes a document piece by piece.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', observe)
  else observe()
}
