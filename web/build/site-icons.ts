import { schemes } from '#web/theme/theme.ts'
import { drawingOf, logoSvg, onInk } from './ink-picture.tsx'

const grid = 32

/** The logo, over a share of a tile's width. */
function iconSvg(share: number, radius: number): string {
  const size = share * grid
  const margin = (grid - size) / 2
  const background = `<rect width="${grid}" height="${grid}" rx="${radius}" fill="${onInk.background}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${background}${logoSvg(margin, margin, size)}</svg>`
}

const tile = iconSvg(0.74, 7)
// Phones round the corners themselves.
const square = iconSvg(0.74, 0)
// A launcher may cut a maskable icon down to a circle of 80 % of its width (W3C, Web App Manifest, "icon masks").
const maskable = iconSvg(0.56, 0)

// Ink on a dark tab bar would be hard to see. Of all the icons only this one can follow the browser's scheme.
const favicon = tile.replace(
  '<rect',
  `<style>@media (prefers-color-scheme:dark){rect{fill:${schemes.dark.palette.background.ink}}}</style><rect`,
)

/** The web app manifest's. */
export const launcherIcons = [
  { src: '/icon-192.png', width: 192, svg: tile, purpose: 'any' },
  { src: '/icon-512.png', width: 512, svg: tile, purpose: 'any' },
  { src: '/icon-maskable-512.png', width: 512, svg: maskable, purpose: 'maskable' },
] as const

const pngs = [
  { src: '/favicon-48.png', width: 48, svg: tile },
  { src: '/apple-touch-icon.png', width: 180, svg: square },
  ...launcherIcons,
]

/** The icon files by path: the company's logo on a tile, for tabs, home screens and launchers. */
export const siteIcons: Readonly<Record<string, string | Uint8Array>> = {
  '/favicon.svg': favicon,
  ...Object.fromEntries(
    pngs.map(({ src, width, svg }) => [src, drawingOf(svg, width).render().asPng()]),
  ),
}
