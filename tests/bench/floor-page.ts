import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { CommandError } from '#infra/tools/command.ts'

const style = readFileSync(new URL('floor.css', import.meta.url), 'utf8')

const removed = 'script, style, link, svg, meta:not([charset], [name=viewport], [name=description])'
const keptAttributes = new Set(['href', 'lang', 'charset', 'name', 'content'])

/**
 * Derives the floor of a built page: the same text in the same elements, without scripts and with one small style sheet, as
 * if written by hand. On narrow screens the menu is a `<details>` element, which needs no script.
 */
export function floorPageOf(page: string): Buffer {
  const { document } = new JSDOM(page.replaceAll('<!-- -->', '')).window
  for (const element of document.querySelectorAll(removed)) element.remove()
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
