import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { optimize, type CustomPlugin } from 'svgo'
import type { Plugin } from 'vite'
import { checkSvg } from './check-svg.ts'

/** In bytes: the shapes are in every document before its heading, which they delay. */
const maxSize = 4_000

// What remains of the root element's attributes applies to its shapes.
const ofRootAlone = new Set('viewBox width height x y version id class xml:space'.split(' '))

type Shapes = {
  readonly viewBox: string
  /** Width by height. */
  readonly aspectRatio: number
  /** The file's content, in a group. */
  readonly shapes: string
}

/**
 * Prepares an SVG file to be drawn in pages: minified, with attributes in place of its styles, and with ids that nothing
 * else has.
 *
 * @param id - the group's id, with which the others begin
 * @throws Error if a page, or a picture that the build draws, could not show all of it
 */
function shapesOf(svg: string, id: string): Shapes {
  let viewBox = ''
  const rootToGroup: CustomPlugin = {
    name: 'root-to-group',
    fn: () => ({
      element: {
        enter(node, { type }) {
          if (type !== 'root') return
          viewBox = node.attributes['viewBox'] ?? ''
          const inherited = Object.entries(node.attributes).filter(
            ([name]) => !ofRootAlone.has(name),
          )
          node.name = 'g'
          node.attributes = { id, ...Object.fromEntries(inherited) }
        },
      },
    }),
  }
  const { data: shapes } = optimize(svg, {
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'removeTitle',
      'convertStyleToAttrs',
      'removeXMLNS',
      'removeXlink',
      checkSvg,
      { name: 'prefixIds', params: { prefix: id, delim: '-' } },
      rootToGroup,
    ],
  })
  if (shapes.length > maxSize) {
    throw new Error(`${shapes.length} bytes when minified are too many: at most ${maxSize}`)
  }
  const [, , width = NaN, height = NaN] = viewBox.split(/[\s,]+/).map(Number)
  return { viewBox, aspectRatio: width / height, shapes }
}

const query = '?shapes'

/** A Vite plugin, for `import { viewBox, aspectRatio, shapes } from './file.svg?shapes'`. */
export function svgShapes(): Plugin {
  return {
    name: 'svg-shapes',
    enforce: 'pre',
    async load(source) {
      if (!source.endsWith(`.svg${query}`)) return null
      const file = source.slice(0, -query.length)
      this.addWatchFile(file)
      try {
        const values = Object.entries(
          shapesOf(await readFile(file, 'utf8'), basename(file, '.svg')),
        )
        return values
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`${file}: ${reason}`, { cause: error })
      }
    },
  }
}
