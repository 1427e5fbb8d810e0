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
