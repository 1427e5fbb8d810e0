import subsetFont from 'subset-font'
import { company } from '#web/content/company.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { theme } from '#web/theme/theme.ts'
import { escapeMarkup } from './escape-markup.ts'
import { displayFace, readFonts } from './font-sources.ts'
import { drawingOf, logoSvg, onInk } from './ink-picture.tsx'

// The preview of a link in messengers and social networks, which show the page's title and description beside it.

/** In pixels: the aspect ratio that Facebook, LinkedIn, WhatsApp and X show uncropped. */
const size = { width: 1200, height: 630 } as const

export const sharePicture = { ...size, path: '/share.png', alt: company.name } as const

// In a picture no line breaks.
const name = company.name.replaceAll('\u2011', '-')
const { host } = new URL(siteOrigin)
const middle = size.width / 2

function stratum(depth: number): string {
  const step = 8
  const points = Array.from({ length: size.width / step + 1 }, (_, index) => {
    const wave = Math.sin((index / (size.width / step)) * 2.6 * Math.PI + depth * 0.22)
    return `${index * step} ${(512 + depth * 24 + (26 - depth * 3) * wave).toFixed(1)}`
  })
  const [colour, weight] = depth === 0 ? [onInk.accent, 5] : [onInk.line, 3]
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
}

const text = (content: string, y: number, fontSize: number, fill: string) =>
  `<text x="${middle}" y="${y}" font-size="${fontSize}" fill="${fill}" text-anchor="middle">${escapeMarkup(content)}</text>`

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="${theme.typography.h1.fontFamily}">${content}</svg>`

/** Draws the company's logo, name and address above strata. */
export async function drawSharePicture(): Promise<Uint8Array> {
  // In one weight: the drawing library doesn't support variable fonts.
  const fonts = await Promise.all(
    (await readFonts(displayFace)).map((font) =>
      subsetFont(font, `${name} ${host}`, { targetFormat: 'sfnt' }),
    ),
  )
  const nameAt = (fontSize: number) => text(name, 356, fontSize, onInk.text)
  const { width = 0 } = drawingOf(svg(nameAt(100)), size.width, fonts).getBBox() ?? {}
  // As large as fits.
  const fontSize = Math.min(84, (100 * (size.width - 160)) / width)
  const picture = [
    `<rect width="100%" height="100%" fill="${onInk.background}"/>`,
    ...[0, 1, 2, 3, 4, 5].map(stratum),
    logoSvg(middle - 70, 96, 140),
    nameAt(fontSize),
    text(host, 428, 32, onInk.secondaryText),
  ]
  return drawingOf(svg(picture.join('')), size.width, fonts)
    .render()
    .asPng()
}
