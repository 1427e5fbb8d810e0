import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { optimize, type CustomPlugin, type XastChild } from 'svgo'
import type { Plugin } from 'vite'
import { checkSvg, drawingRules, logoRules, type SvgRules } from './check-svg.ts'

// The root's other attributes apply to its shapes. Its font doesn't: only the file on its own needs it.
const ofRootAlone = new Set(
  'viewBox width height x y version id class xml:space font-family font-size'.split(' '),
)

/** Prepares an SVG file to be drawn in pages: minified, with attributes in place of its styles, and with unique ids. */
function prepareShapes(svg: string, id: string, rules: SvgRules) {
  let viewBox = ''
  let element = ''
  const rootToGroup: CustomPlugin = {
    name: 'root-to-group',
    fn: () => ({
      element: {
        exit(node, { type }) {
          if (type !== 'root') return
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
  const { data: shapes } = optimize(svg, {
    plugins: [
      { name: 'preset-default', params: { overrides } },
      'removeTitle',
      'convertStyleToAttrs',
      'removeXMLNS',
      'removeXlink',
      checkSvg(rules),
      { name: 'prefixIds', params: { prefix: id, delim: '-' } },
      rootToGroup,
    ],
  })
  if (shapes.length > rules.maxSize) {
    throw new Error(`${shapes.length} bytes minified, above the limit of ${rules.maxSize}`)
  }
  return { viewBox, shapes, element }
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

function logoModule(svg: string, id: string): string {
  const { viewBox, shapes } = prepareShapes(svg, id, logoRules)
  const [, , width = NaN, height = NaN] = viewBox.split(/[\s,]+/).map(Number)
  return printExports({ viewBox, aspectRatio: width / height, shapes })
}

function drawingModule(svg: string, id: string): string {
  const { viewBox, element } = prepareShapes(svg, id, drawingRules)
  return `import { createElement as h } from 'react'
    export const Content = () => ${element}
    ${printExports({ id, viewBox })}`
}

const printExports = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/**
 * A Vite plugin for what is drawn from SVG files: `import { viewBox, aspectRatio, shapes } from './logo.svg?shapes'` and
 * `import { viewBox, id, Content } from './file.svg?drawing'`.
 */
export function svgShapes(): Plugin {
  return {
    name: 'svg-shapes',
    enforce: 'pre',
    async load(source) {
      const [, file, query] = /^(.*\.svg)\?(shapes|drawing)$/.exec(source) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      try {
        const toModule = query === 'shapes' ? logoModule : drawingModule
        return toModule(await readFile(file, 'utf8'), basename(file, '.svg'))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`${file}: ${reason}`, { cause: error })
      }
    },
  }
}
