import { direction, language } from '#shared/locale.ts'
import { schemes, theme } from '#web/theme/theme.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { drawPng } from './draw-png.ts'
import { logoSvg, onInk } from './logo-svg.ts'

const grid = 32

const logoShare = 0.74
// A launcher may cut a maskable icon down to a circle of 80 % of its width (W3C, Web App Manifest, "icon masks").
const maskableShare = 0.56

function iconSvg(share: number, radius: number): string {
  const size = share * grid
  const margin = (grid - size) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">` +
    `<rect width="${grid}" height="${grid}" rx="${radius}" fill="${onInk.background}"/>` +
    `${logoSvg({ x: margin, y: margin, size })}</svg>`
  )
}

const tile = iconSvg(logoShare, 7)
// Phones round the corners themselves.
const square = iconSvg(logoShare, 0)
const maskable = iconSvg(maskableShare, 0)

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
  '/favicon-48.png': drawPng(tile, { width: 48 }),
  '/apple-touch-icon.png': drawPng(square, { width: 180 }),
  [manifestIcons.small.src]: drawPng(tile, { width: 192 }),
  [manifestIcons.large.src]: drawPng(tile, { width: 512 }),
  [manifestIcons.maskable.src]: drawPng(maskable, { width: 512 }),
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
