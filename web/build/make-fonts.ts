import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { displayFace, textFace, unicodeRange, type Face, type FontSource } from './font-sources.ts'

// `npm run fonts` makes web/src/shell/fonts, except for the licence, from the fonts' packages. A test compares the two.
const [folder = 'web/src/shell/fonts'] = process.argv.slice(2)

// Arial is on Windows, macOS and iOS; Liberation Sans and Android's Roboto have its widths. Roboto's bold is narrower and often
// without a name: there headings may wrap differently. The width is an average letter's of English text, as a share of the
// font size: measured as this script does.
const regular = { fonts: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.445 }
const bold = { fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 0.48 }

async function subset({ source, letters, features }: FontSource, weight: Face['weight']) {
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // @types/subset-font lacks this option.
    keepFeatures: features,
    noHinting: true,
  } as const
  // The share picture draws a line of text only in a font that has its spaces.
  return subsetFont(await readFile(fileURLToPath(source)), `${letters} `, options)
}

const fontFace = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** A system font, scaled so that its lines are as long and stand as high as those of the face at a weight. */
async function fallback(face: Face, weights: string, weight: number, standIn: typeof regular) {
  const [{ source, letters }] = face.sources
  const instance = await subsetFont(await readFile(fileURLToPath(source)), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const { xWidthAvg, ascent, descent, unitsPerEm } = await fromBuffer(instance)
  const size = xWidthAvg / unitsPerEm / standIn.width
  const share = (metric: number) => percent(Math.abs(metric) / unitsPerEm / size)
  return fontFace({
    'font-family': `'${face.fallback}'`,
    src: standIn.fonts.map((font) => `local('${font}')`).join(', '),
    'font-weight': weights,
    'size-adjust': percent(size),
    'ascent-override': share(ascent),
    'descent-override': share(descent),
  })
}

const webFaces = ({ family, weight, sources }: Face) =>
  sources.map(({ file, letters }) =>
    fontFace({
      'font-family': `'${family}'`,
      src: `url('./${file}') format('woff2')`,
      'font-weight': typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`,
      'font-display': 'swap',
      // A browser loads a file when a letter of its range is on the page.
      ...(sources.length > 1 && { 'unicode-range': unicodeRange(letters) }),
    }),
  )

const faces = [
  ...webFaces(displayFace),
  ...webFaces(textFace),
  await fallback(displayFace, '650', 650, bold),
  await fallback(textFace, '400 500', 400, regular),
  await fallback(textFace, '600 700', 600, bold),
]
for (const { sources, weight } of [displayFace, textFace])
  for (const source of sources)
    await writeFile(join(folder, source.file), await subset(source, weight))
await writeFile(
  join(folder, 'font-faces.css'),
  `/* Made by web/build/make-fonts.ts. */\n${faces.join('\n')}`,
)
