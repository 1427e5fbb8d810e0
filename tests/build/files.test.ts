import { readFileSync, readdirSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { parse, type ChildNode } from 'postcss'
import { expect, test } from 'vitest'
import { licencesPath } from '#shared/addresses.ts'
import { fileOf, site } from './built-pages.ts'

/** The width and height of a PNG file, from its first chunk. */
function sizeOf(path: string): readonly [width: number, height: number] {
  const file = readFileSync(fileOf(path))
  expect(file.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

test('the share picture has the declared size and at most 100 kB', () => {
  expect(sizeOf('/share.png')).toEqual([1200, 630])
  const { length } = readFileSync(fileOf('/share.png'))
  // An empty background would be a tenth of this size.
  expect(length).toBeGreaterThan(20_000)
  expect(length).toBeLessThan(100_000)
})

test('the favicon is an SVG of at most 5 kB without scripts, whatever the logo', () => {
  const svg = readFileSync(fileOf('/favicon.svg'), 'utf8')
  expect(svg.length).toBeLessThan(5_000)
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window
  expect(document.documentElement.tagName).toBe('svg')
  expect(document.querySelectorAll('svg > svg > *').length).toBeGreaterThan(0)
  // A variable has no value outside a page of the site.
  expect(svg).not.toContain('var(')
  expect(document.querySelector('script')).toBeNull()
})

const sections = readFileSync(`${site}${licencesPath}`, 'utf8').split('\n## ').slice(1)

test.each(['react', 'valibot', 'Fonts'])(
  'the list has the licence of %s once, with its text',
  (name) => {
    const found = sections.filter((section) => section.startsWith(`${name} `))
    expect(found).toEqual([expect.stringMatching(/copyright/i)])
  },
)

// What the build can't lower to the oldest browsers (infra/build/bundles.ts), by the tables of https://developer.mozilla.org. Packages ask for
// `share`, `hidePopover` and `startViewTransition` before they call them; what is harmless without it, such as `text-wrap`
// and `subgrid`, is used without asking, and the menu’s `:popover-open` has its counterpart behind @supports.
const methods =
  /\.(?:toSorted|toReversed|toSpliced|with|withResolvers|groupBy|fromAsync|canParse|(?:to|is)WellFormed|checkVisibility|setHTMLUnsafe|moveBefore|(?:show|toggle)Popover|requestClose|getOrInsert|symmetricDifference|isSubsetOf|isDisjointFrom)\(|AbortSignal\.(?:timeout|any)|URL\.parse|Iterator\.from|Promise\.try|new DurationFormat|Intl\.Segmenter|\(\?<[=!]/
const features =
  /\b(?:color-mix|light-dark|round|rem|mod|sin|cos|linear|if|anchor|contrast-color)\((?!--)|:open\b|\bnot \(|\) or \(|:user-invalid|:dir\(|::details-content|\b(?:anchor-name|field-sizing|interpolate-size)\b|@(?:scope|layer|property|container style)/

const texts = (ending: string) =>
  readdirSync(`${site}/assets`)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(`${site}/assets/${name}`, 'utf8')] as const)

test('scripts, those of packages included, call nothing that the oldest browsers lack', () => {
  const found = texts('.js').map(([name, text]) => [name, methods.exec(text)?.[0]])
  expect(found.filter(([, young]) => young !== undefined)).toEqual([])
})

test('styles ask with @supports for what the oldest browsers lack', () => {
  const young = (node: ChildNode): readonly string[] => {
    if (node.type === 'atrule' && node.name === 'supports') return []
    const text = node.type === 'decl' ? node.value : node.toString().replace(/\{[^]*/, '')
    const children = 'nodes' in node ? (node.nodes ?? []) : []
    return [...(features.exec(text) ?? []), ...children.flatMap(young)]
  }
  expect(
    texts('.css')
      .map(([, text]) => parse(text).nodes.flatMap(young))
      .flat(),
  ).toEqual([])
})
