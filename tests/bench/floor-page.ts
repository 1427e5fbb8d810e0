import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { CommandError } from '#infra/tools/command.ts'

const style = readFileSync(new URL('floor.css', import.meta.url), 'utf8')

const surplus = 'script, style, link, svg, meta:not([charset], [name=viewport], [name=description])'
const keptAttributes = new Set(['href', 'lang', 'charset', 'name', 'content'])

/**
 * Makes the floor of a built page: the same words in the same elements, as somebody writes them by hand who needs no script,
 * with one small style sheet. The menu of narrow screens is a disclosure, which the browser opens itself.
 */
export function floorPageOf(page: string): Buffer {
  const { document } = new JSDOM(page.replaceAll('<!-- -->', '')).window
  for (const element of document.querySelectorAll(surplus)) element.remove()
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.has(name)) element.removeAttribute(name)
    }
  }
  const [home, menu] = document.querySelectorAll('header a, header nav')
  if (!home || !menu) throw new CommandError('The built page has no header with a menu.')
  const narrowMenu = `<details><summary>Menu</summary>${menu.outerHTML}</details>`
  home.closest('header')?.replaceChildren(home, menu, JSDOM.fragment(narrowMenu))
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="icon" href="data:,"><style>${style}</style>`,
  )
  return Buffer.from(`<!doctype html>${document.documentElement.outerHTML}`)
}
