import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

// `npm run fonts` makes web/src/shell/fonts, except for the licence, from the packages of the original fonts. A test compares
// the two.
const [folder = 'web/src/shell/fonts'] = process.argv.slice(2)

/** What is written in British English. Another letter is shown in the fallback: another language adds its own. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '\u00A0\u202F\u2011©°·×é–—‘’“”•…€−→←↑↓',
].join('')

// Headings and figures have one weight: without the variations the file is half as large.
const display = {
  family: 'Bricolage Grotesque',
  file: 'bricolage-grotesque.woff2',
  source: import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  weight: 650,
  fallback: 'Display Fallback',
}
const text = {
  family: 'Instrument Sans',
  file: 'instrument-sans.woff2',
  source: import.meta
    .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  weight: { min: 400, max: 700 },
  fallback: 'Text Fallback',
}

type Face = typeof display | typeof text

// Arial is on Windows, macOS and iOS, and Liberation Sans has its widths. Roboto, on Android, has them too, but its bold is
// narrower and often has no name of its own: there bold text is the system's, and headings may wrap differently. The width is
// that of an average letter of English text, as a share of the font size: measured as this script does.
const regular = { fonts: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.445 }
const bold = { fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 0.48 }

async function readOriginal({ source }: Face): Promise<Buffer> {
  return readFile(fileURLToPath(source))
}

async function subset(face: Face): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weight },
    // Figures of the same width, for money in columns. @types/subset-font lacks this option.
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  } as const
  return subsetFont(await readOriginal(face), characters, options)
}

const fontFace = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** A font of the visitor's system, scaled so that its lines are as long and as high as those of the face at a weight. */
async function fallback(face: Face, weights: string, weight: number, stand: typeof regular) {
  const instance = await subsetFont(await readOriginal(face), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(instance)
  const size = xWidthAvg / unitsPerEm / stand.width
  const share = (metric: number) => percent(Math.abs(metric) / unitsPerEm / size)
  return fontFace({
    'font-family': `'${face.fallback}'`,
    src: stand.fonts.map((font) => `local('${font}')`).join(', '),
    'font-weight': weights,
    'size-adjust': percent(size),
    'ascent-override': share(ascent),
    'descent-override': share(descent),
    'line-gap-override': share(lineGap),
  })
}

const webFace = ({ family, file, weight }: Face) =>
  fontFace({
    'font-family': `'${family}'`,
    src: `url('./${file}') format('woff2')`,
    'font-weight': typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`,
    'font-display': 'swap',
  })

const faces = [
  webFace(display),
  webFace(text),
  await fallback(display, '650', 650, bold),
  await fallback(text, '400 500', 400, regular),
  await fallback(text, '600 700', 600, bold),
]
for (const face of [display, text]) await writeFile(join(folder, face.file), await subset(face))
await writeFile(
  join(folder, 'font-faces.css'),
  `/* Made by web/build/make-fonts.ts. */\n${faces.join('\n')}`,
)
