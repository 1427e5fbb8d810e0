import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { optimize } from 'svgo'
import { company } from '#web/content/company.ts'
import { schemes, theme } from '#web/theme/theme.ts'
import { accentVariable } from './check-svg.ts'
import { displayFace, readFonts } from './font-sources.ts'

// `npm run pictures` draws the logo on ink: icons for tabs and home screens, and the preview of a link in messengers and social
// networks, which show the page's title and description beside it. A test compares them.
const [folder = 'web/public'] = process.argv.slice(2)

await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))

const { background, primary, secondary, text } = theme.palette
const logo = optimize(await readFile('web/src/drawings/logo.svg', 'utf8'))
  // Outside a page the theme's variables have no values.
  .data.replaceAll(accentVariable, primary.light)

/** The logo, in a square. */
const logoAt = (x: number, y: number, size: number) =>
  logo.replace(
    '<svg',
    `$& x="${x}" y="${y}" width="${size}" height="${size}" color="${text.onInk}"`,
  )

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background.ink}"/>${content}</svg>`

/** Draws with these fonts only: the system's would differ between machines. */
const drawing = (picture: string, width: number, fontBuffers: Uint8Array[] = []) =>
  new Resvg(picture, { fitTo: { mode: 'width', value: width }, font: { fontBuffers } })

// Phones round the corners themselves.
const square = svg(32, 32, logoAt(4, 4, 24))
const tile = square.replace('<rect', '<rect rx="7"')

// Ink on a dark tab bar would be hard to see. Of all the icons only this one can follow the browser's scheme.
const favicon = tile.replace(
  '<rect',
  `<style>@media (prefers-color-scheme:dark){rect{fill:${schemes.dark.palette.background.ink}}}</style><rect`,
)

function stratum(depth: number): string {
  const points = Array.from({ length: 151 }, (_, index) => {
    const wave = Math.sin((index / 150) * 2.6 * Math.PI + depth * 0.22)
    return `${index * 8} ${(512 + depth * 24 + (26 - depth * 3) * wave).toFixed(1)}`
  })
  const [stroke, width] = depth === 0 ? [primary.light, 5] : [secondary.light, 3]
  return `<path d="M${points.join('L')}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

const name = company.name.replaceAll('\u2011', '-')

/** The company's name, in a picture without line breaks. */
const nameAt = (size: number) =>
  `<text x="600" y="400" text-anchor="middle" font-family="${theme.typography.h1.fontFamily}" font-size="${size}" fill="${text.onInk}">${name.replaceAll('&', '&amp;')}</text>`

/** The aspect ratio that Facebook, LinkedIn, WhatsApp and X show uncropped. */
async function sharePicture(): Promise<Uint8Array> {
  // In one weight: the drawing library doesn't support variable fonts.
  const fonts = await Promise.all(
    (await readFonts(displayFace)).map((font) => subsetFont(font, name, { targetFormat: 'sfnt' })),
  )
  const box = drawing(svg(1200, 630, nameAt(100)).replace(/<rect.*?>/, ''), 1200, fonts).getBBox()
  // As large as fits.
  const size = Math.min(84, 104_000 / (box?.width ?? 1))
  const strata = [0, 1, 2, 3, 4, 5].map(stratum).join('')
  const picture = svg(1200, 630, strata + logoAt(530, 116, 140) + nameAt(size))
  return drawing(picture, 1200, fonts).render().asPng()
}

const files = {
  'favicon.svg': favicon,
  // For Google, which requires a multiple of 48, and for browsers without SVG favicons.
  'favicon-48.png': drawing(tile, 48).render().asPng(),
  // Search engines take it for the logo: at least 112 pixels.
  'apple-touch-icon.png': drawing(square, 180).render().asPng(),
  'share.png': await sharePicture(),
}
for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
