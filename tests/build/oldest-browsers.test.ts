import { readdirSync, readFileSync } from 'node:fs'
import { parse, type ChildNode } from 'postcss'
import { expect, test } from 'vitest'
import { site } from './built-pages.ts'

// What the build can't lower to infra/build/bundles.ts, by the tables of https://developer.mozilla.org. Packages ask for
// `share`, `hidePopover` and `startViewTransition` before they call them; what is harmless without it, such as `text-wrap`
// and `subgrid`, is used without asking, and the menu’s `:popover-open` has its counterpart behind @supports.
const methods =
  /\.(?:toSorted|toReversed|toSpliced|withResolvers|groupBy|fromAsync|canParse|(?:to|is)WellFormed|checkVisibility|setHTMLUnsafe|moveBefore|(?:show|toggle)Popover|requestClose|getOrInsert|symmetricDifference|isSubsetOf|isDisjointFrom)\(|AbortSignal\.(?:timeout|any)|Iterator\.from|Promise\.try|new DurationFormat|Intl\.Segmenter|\(\?<[=!]/
const features =
  /\b(?:color-mix|light-dark|round|rem|mod|sin|cos|linear|if|anchor|contrast-color)\((?!--)|:open\b|\bnot \(|\) or \(|:user-invalid|:dir\(|::details-content|\b(?:anchor-name|field-sizing|interpolate-size)\b|@(?:scope|layer|property|container style)/

const texts = (ending: string) =>
  readdirSync(`${site}/assets`)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(`${site}/assets/${name}`, 'utf8')] as const)

test('scripts, those of packages included, call nothing that the oldest browsers lack', () => {
  const worker = ['service-worker.js', readFileSync(`${site}/service-worker.js`, 'utf8')] as const
  const found = [...texts('.js'), worker].map(([name, text]) => [name, methods.exec(text)?.[0]])
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
