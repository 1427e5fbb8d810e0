import { drawnMark, onInk } from './drawn-mark.ts'
import { drawPng } from './draw-png.ts'
import { manifestIcons } from './web-manifest.ts'

const markOnTile = 0.74
// A launcher may cut a maskable icon down to a circle of 80 % of its width (W3C, Web App Manifest, "icon masks").
const markOnMaskable = 0.56

function iconSvg(markShare: number, radius: number): string {
  const margin = ((1 - markShare) / 2) * 32
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${radius}" fill="${onInk.ground}"/>` +
    `<g transform="translate(${margin.toFixed(2)} ${margin.toFixed(2)}) scale(${markShare})">${drawnMark}</g></svg>`
  )
}

const tile = iconSvg(markOnTile, 7)
// Telephones round the corners themselves.
const square = iconSvg(markOnTile, 0)
const maskable = iconSvg(markOnMaskable, 0)

/** The company's mark as a tile, by path: for tabs, home screens and launchers. */
export const siteIcons: Readonly<Record<string, string | Uint8Array>> = {
  '/favicon.svg': tile,
  '/favicon-48.png': drawPng(tile, { width: 48 }),
  '/apple-touch-icon.png': drawPng(square, { width: 180 }),
  [manifestIcons.small.src]: drawPng(tile, { width: 192 }),
  [manifestIcons.large.src]: drawPng(tile, { width: 512 }),
  [manifestIcons.maskable.src]: drawPng(maskable, { width: 512 }),
}
