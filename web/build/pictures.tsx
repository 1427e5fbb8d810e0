import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import { company } from '#web/content/company.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { Content, viewBox } from '#web/drawings/logo.svg?drawing'
import { schemes, theme } from '#web/theme/theme.ts'
import { accentVariable } from './check-svg.ts'
import { displayFace, readFonts } from './font-sources.ts'

// Pictures of the logo on ink: icons, and the preview of a link in messengers and social networks, which show the page's title
// and description beside it.

await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))

const { background, primary, secondary, text } = theme.palette

const onInk = {
  background: background.ink,
  line: secondary.light,
  text: text.onInk,
  secondaryText: text.onInkSecondary,
  accent: primary.light,
} as const

/** The company's logo, centred in a square. */
const logoAt = (x: number, y: number, size: number) => (
  <svg x={x} y={y} width={size} height={size} viewBox={viewBox} color={onInk.text}>
    <Content />
  </svg>
)

// Outside a page the theme's variables have no values.
const svgOf = (picture: ReactElement) =>
  renderToStaticMarkup(picture).replaceAll(accentVariable, onInk.accent)

/** Prepares an SVG file to be drawn, with these fonts only: the system's would differ between machines. */
const drawingOf = (svg: string, width: number, fontBuffers: Uint8Array[] = []) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers } })

/** The logo on a tile. */
const iconSvg = (radius: number) =>
  svgOf(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width={32} height={32} rx={radius} fill={onInk.background} />
      {logoAt(4, 4, 24)}
    </svg>,
  )

const tile = iconSvg(7)

// Ink on a dark tab bar would be hard to see. Of all the icons only this one can follow the browser's scheme.
const favicon = tile.replace(
  '<rect',
  `<style>@media (prefers-color-scheme:dark){rect{fill:${schemes.dark.palette.background.ink}}}</style><rect`,
)

/** For home screens, and for search engines, which ask for 112 pixels at least. */
export const touchIcon = '/apple-touch-icon.png'

/** The icon files by path: the company's logo on a tile, for tabs and home screens. */
export const siteIcons: Readonly<Record<string, string | Uint8Array>> = {
  '/favicon.svg': favicon,
  '/favicon-48.png': drawingOf(tile, 48).render().asPng(),
  // Phones round the corners themselves.
  [touchIcon]: drawingOf(iconSvg(0), 180).render().asPng(),
}

/** In pixels: the aspect ratio that Facebook, LinkedIn, WhatsApp and X show uncropped. */
const size = { width: 1200, height: 630 } as const

export const sharePicture = { ...size, path: '/share.png', alt: company.name } as const

// In a picture no line breaks.
const name = company.name.replaceAll('\u2011', '-')
const { host } = new URL(siteOrigin)

function stratum(depth: number) {
  const step = 8
  const points = Array.from({ length: size.width / step + 1 }, (_, index) => {
    const wave = Math.sin((index / (size.width / step)) * 2.6 * Math.PI + depth * 0.22)
    return `${index * step} ${(512 + depth * 24 + (26 - depth * 3) * wave).toFixed(1)}`
  })
  const [stroke, width] = depth === 0 ? [onInk.accent, 5] : [onInk.line, 3]
  const line = { d: `M${points.join('L')}`, stroke, strokeWidth: width }
  return <path key={depth} {...line} fill="none" />
}

const shareSvg = (content: ReactElement) =>
  svgOf(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      fontFamily={theme.typography.h1.fontFamily}
      textAnchor="middle"
    >
      {content}
    </svg>,
  )

/** Draws the company's logo, name and address above strata. */
export async function drawSharePicture(): Promise<Uint8Array> {
  // In one weight: the drawing library doesn't support variable fonts.
  const fonts = await Promise.all(
    (await readFonts(displayFace)).map((font) =>
      subsetFont(font, `${name} ${host}`, { targetFormat: 'sfnt' }),
    ),
  )
  const nameAt = (fontSize: number) => (
    <text x="50%" y={356} fontSize={fontSize} fill={onInk.text}>
      {name}
    </text>
  )
  const { width = 0 } = drawingOf(shareSvg(nameAt(100)), size.width, fonts).getBBox() ?? {}
  const picture = (
    <>
      <rect width="100%" height="100%" fill={onInk.background} />
      {[0, 1, 2, 3, 4, 5].map(stratum)}
      {logoAt(size.width / 2 - 70, 96, 140)}
      {/* As large as fits. */}
      {nameAt(Math.min(84, (100 * (size.width - 160)) / width))}
      <text x="50%" y={428} fontSize={32} fill={onInk.secondaryText}>
        {host}
      </text>
    </>
  )
  return drawingOf(shareSvg(picture), size.width, fonts).render().asPng()
}
