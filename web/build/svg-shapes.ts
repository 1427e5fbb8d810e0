import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { optimize, type CustomPlugin, type XastChild } from 'svgo'
import type { Plugin } from 'vite'
import { checkSvg } from './check-svg.ts'

// The root's other attributes apply to its shapes. Its font doesn't: only the file on its own needs it.
const ofRootAlone = new Set(
  'viewBox width height x y version id class xml:space font-family font-size'.split(' '),
)

/** The module of an SVG file: minified, with attributes in place of its styles, and with unique ids. */
function toModule(svg: string, id: string): string {
  const isLogo = id === 'logo'
  // In bytes: in a document they delay what comes after them.
  const maxSize = isLogo ? 4_000 : 5_000
  let viewBox = ''
  let element = ''
  const rootToGroup: CustomPlugin = {
    name: 'root-to-group',
    fn: () => ({
      element: {
        exit(node, { type }) {
          if (type !== 'root') return
          if (node.children.length === 0) throw new Error('<svg> is empty')
          viewBox = node.attributes['viewBox'] ?? ''
          const entries = Object.entries(node.attributes)
          const inherited = entries.filter(([name]) => !ofRootAlone.has(name))
          node.name = 'g'
          node.attributes = { id, ...Object.fromEntries(inherited) }
          element = printNode(node)
        },
      },
    }),
  }
  const overrides = { inlineStyles: { onlyMatchedOnce: false } }
  const { data } = optimize(svg, {
    plugins: [
      { name: 'preset-default', params: { overrides } },
      'removeTitle',
      'convertStyleToAttrs',
      'removeXMLNS',
      'removeXlink',
      { name: 'prefixIds', params: { prefix: id, delim: '-' } },
      rootToGroup,
    ],
  })
  checkSvg(data, isLogo)
  if (data.length > maxSize) {
    throw new Error(`${data.length} bytes minified, above the limit of ${maxSize}`)
  }
  const [x = NaN, y = NaN, width = NaN, height = NaN] = viewBox.match(/[^\s,]+/g)?.map(Number) ?? []
  if (Number.isNaN(x + y + width + height)) throw new Error('<svg> has no viewBox of four numbers')
  const values = { id, viewBox, aspectRatio: width / height }
  return [
    "import { createElement as h } from 'react'",
    `export const Content = () => ${element}`,
    ...Object.entries(values).map(([name, it]) => `export const ${name} = ${JSON.stringify(it)}`),
  ].join('\n')
}

/** The code that makes a React element of a node: the pages' policy lets no script set markup. */
function printNode(node: XastChild): string {
  if (node.type === 'text') return JSON.stringify(node.value)
  if (node.type !== 'element') return 'null'
  const properties = Object.entries(node.attributes).map(([name, value]) => [
    name.replace(/(?<!^data.*)-(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  const values = [node.name, Object.fromEntries(properties)].map((value) => JSON.stringify(value))
  return `h(${[...values, ...node.children.map(printNode)].join(',')})`
}

/** A Vite plugin for what is drawn from SVG files: `import { viewBox, id, Content } from './file.svg?drawing'`. */
export function svgShapes(): Plugin {
  return {
    name: 'svg-shapes',
    enforce: 'pre',
    async load(source) {
      const [, file] = /^(.*\.svg)\?drawing$/.exec(source) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      try {
        return toModule(await readFile(file, 'utf8'), basename(file, '.svg'))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`${file}: ${reason}`, { cause: error })
      }
    },
  }
}
