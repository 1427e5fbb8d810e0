import { company } from '#web/content/company.ts'
import { pagePictures, pictureSize } from '#web/content/page-pictures.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { logoSvg, onInk } from './logo-svg.ts'
import { drawPicture, fromLeft, lineWidth, pictureLine } from './picture-text.ts'
import { wrapEvenly } from './wrap-evenly.ts'

const { width, height } = pictureSize
const margin = 80
const headingSize = 88
const maxLines = 3
const { host } = new URL(siteOrigin)

function stratum(y: number, amplitude: number, phase: number): string {
  const step = 8
  const points = Array.from({ length: width / step + 1 }, (_, index) => {
    const x = index * step
    const wave = Math.sin((x / width) * 2.6 * Math.PI + phase)
    return `${x} ${(y + amplitude * wave).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Strata with the top one highlighted. The phase differs for each kind of page. */
function strata(phase: number): string {
  const lines = [0, 1, 2, 3, 4, 5].map((depth) => {
    const path = stratum(512 + depth * 24, 26 - depth * 3, phase * 0.9 + depth * 0.22)
    const [colour, weight] = depth === 0 ? [onInk.accent, 5] : [onInk.line, 3]
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
  })
  return lines.join('')
}

const headingWidth = (text: string) => lineWidth(text, headingSize)

/** The heading's lines, bottom-aligned above the strata. */
function headingLines(heading: string): string {
  const maxWidth = width - 2 * margin
  const lines = wrapEvenly(heading, maxWidth, headingWidth)
  if (lines.length > maxLines || lines.some((text) => headingWidth(text) > maxWidth)) {
    throw new Error(`The heading is too long for its picture: "${heading}"`)
  }
  return lines
    .map((text, index) => {
      const y = 438 - (lines.length - 1 - index) * 94
      return pictureLine(text, { x: margin, y, size: headingSize, fill: onInk.text })
    })
    .join('')
}

/** The link preview picture of one kind of page: its heading under the company's name, above the strata. */
function pagePicture(heading: string, phase: number): Uint8Array {
  const muted = { fill: onInk.secondaryText, anchor: 'end' } as const
  return drawPicture(
    [
      `<rect width="${width}" height="${height}" fill="${onInk.background}"/>`,
      strata(phase),
      logoSvg({ x: fromLeft(margin, 61), y: 72, size: 61 }),
      pictureLine(company.name, { x: margin + 80, y: 116, size: 36, fill: onInk.text }),
      pictureLine(host, { x: width - margin, y: 116, size: 28, ...muted }),
      headingLines(heading),
    ].join(''),
  )
}

/** Draws the link preview picture of each kind of page, by path. */
export function drawPagePictures(): Record<string, Uint8Array> {
  return Object.fromEntries(
    Array.from(pagePictures, ({ path, heading }, index) => [path, pagePicture(heading, index)]),
  )
}
