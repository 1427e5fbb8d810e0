import { direction, language } from '#shared/locale.ts'
import { schemes, theme } from '#web/theme/theme.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { drawPng } from './draw-png.ts'
import { logoSvg, onInk } from './logo-svg.ts'

const grid = 32

/** The logo, over a share of a tile's width. */
function iconSvg(share: number, radius: number): string {
  const size = share * grid
  const margin = (grid - size) / 2
  const background = `<rect width="${grid}" height="${grid}" rx="${radius}" fill="${onInk.background}"/>`
  const logo = logoSvg({ x: margin, y: margin, size })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${background}${logo}</svg>`
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

export const manifestIcons = {
  small: { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  large: { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  maskable: { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
} as const

/** The icon files by path: the company's logo on a tile, for tabs, home screens and launchers. */
export const siteIcons: Readonly<Record<string, string | Uint8Array>> = {
  '/favicon.svg': favicon,
  '/favicon-48.png': drawPng(tile, 48),
  '/apple-touch-icon.png': drawPng(square, 180),
  [manifestIcons.small.src]: drawPng(tile, 192),
  [manifestIcons.large.src]: drawPng(tile, 512),
  [manifestIcons.maskable.src]: drawPng(maskable, 512),
}

/** The web app manifest. Installed, the site is still a website: in a window of its own, with Back and Reload. */
export const webManifest = JSON.stringify({
  name: company.name,
  short_name: company.shortName,
  lang: language,
  dir: direction,
  id: paths.home,
  start_url: paths.home,
  display: 'minimal-ui',
  theme_color: theme.palette.background.default,
  background_color: theme.palette.background.default,
  icons: Object.values(manifestIcons).map((icon) => ({ ...icon, type: 'image/png' })),
})
