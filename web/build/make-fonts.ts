import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { displayFace, textFace, type Face } from './font-sources.ts'

// `npm run fonts` makes the font files in web/src/shell/fonts, and font-faces.css there. A test compares them.
const [folder = 'web/src/shell/fonts'] = process.argv.slice(2)

// Arial is on Windows, macOS and iOS; Liberation Sans and Android's Roboto have its widths. Roboto's bold is narrower and often
// without a name: there headings may wrap differently. The widths are the average letter's, as Capsize measures it.
const systemFonts = {
  regular: { src: "local('Arial'), local('Liberation Sans'), local('Roboto')", xWidthAvg: 913 },
  bold: { src: "local('Arial Bold'), local('Liberation Sans Bold')", xWidthAvg: 983 },
}
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 }

const rule = (declarations: object) => {
  const names = Object.entries(declarations).map(([name, value]) => {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}: ${String(value).replaceAll('"', "'")}`
  })
  return `@font-face { ${names.join('; ')} }\n`
}

/** Scales a system font so that its lines are as long and stand as high as those of the typeface. */
async function fallback({ family, fallbacks, sources }: Face, weight: 'regular' | 'bold') {
  const fontWeight = fallbacks[weight]
  if (fontWeight === undefined) return ''
  const { src, xWidthAvg } = systemFonts[weight]
  const [{ source, letters }] = sources
  const font = await subsetFont(await readFile(fileURLToPath(source)), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: Number.parseInt(fontWeight) },
  })
  const own = { ...(await fromBuffer(font)), familyName: family }
  const { fontFaces } = createFontStack([own, { ...arial, xWidthAvg }], {
    fontFaceFormat: 'styleObject',
  })
  return rule({ ...fontFaces[0]?.['@font-face'], src, fontWeight })
}

const faces: readonly Face[] = [displayFace, textFace]
let rules = ''
for (const face of faces) {
  const { family, weight, sources } = face
  for (const { file, source, letters, features, unicodeRange } of sources) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      // @types/subset-font lacks this option.
      keepFeatures: features,
      noHinting: true,
    } as const
    // The share picture draws a line of text only in a font that has its spaces.
    const font = await subsetFont(await readFile(fileURLToPath(source)), `${letters} `, options)
    await writeFile(join(folder, file), font)
    rules += rule({
      fontFamily: `'${family}'`,
      src: `url('./${file}') format('woff2')`,
      fontWeight: typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`,
      fontDisplay: 'swap',
      ...(unicodeRange && { unicodeRange }),
    })
  }
  rules += (await fallback(face, 'regular')) + (await fallback(face, 'bold'))
}
await writeFile(join(folder, 'font-faces.css'), rules)
