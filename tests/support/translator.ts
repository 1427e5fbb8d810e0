/**
 * Does what a browser's translator does: replaces each text by nested elements with its translation, also those that appear
 * later, but for those that must not be translated. Runs in pages, so it uses nothing from outside.
 *
 * @param isLonger - whether the words become half as long again, as in German; otherwise they stay as they are
 */
export function translate(isLonger = false): void {
  // Translators pass over drawings, too.
  const kept = 'script, style, noscript, textarea, svg, font, [translate=no]'
  const say = (text: string) =>
    isLonger
      ? text.replaceAll(/\p{L}{4,}/gu, (word) => word + 'verfahrensweise'.slice(0, word.length / 2))
      : text
  const replace = (node: Node) => {
    if (!(node instanceof Text)) {
      for (const child of node.childNodes) replace(child)
      return
    }
    if (!node.data.trim() || node.parentElement?.closest(kept)) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(say(node.data))
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
