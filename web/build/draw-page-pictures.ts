import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { displayFont } from '#web/shell/theme/theme.ts'
import { company } from '#web/content/company.ts'
import { pagePictures, pictureSize } from '#web/content/page-pictures.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { drawPng } from './draw-png.ts'
import { logoSvg, onInk } from './logo-svg.ts'
import { escapeMarkup } from './escape-markup.ts'

const { width, height } = pictureSize
const margin = 80
// At the heading's size a longer line would not fit.
const maxLineLength = 23
const maxLines = 3
const { host } = new URL(siteOrigin)

type Line = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'end'
}

function line(text: string, { x, y, size, fill, anchor = 'start' }: Line): string {
  const spacing = (size * -0.025).toFixed(2)
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" letter-spacing="${spacing}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`
}

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
  return [0, 1, 2, 3, 4, 5]
    .map((depth) => {
      const path = stratum(512 + depth * 24, 26 - depth * 3, phase * 0.9 + depth * 0.22)
      const [colour, weight] = depth === 0 ? [onInk.accent, 5] : [onInk.line, 3]
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
    })
    .join('')
}

function wrapGreedily(words: readonly string[], length: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

/** Wraps a text into as few lines as possible, of similar lengths. */
function wrapEvenly(text: string): readonly string[] {
  const words = text.split(' ')
  const minLines = wrapGreedily(words, maxLineLength).length
  let length = Math.ceil(text.length / minLines)
  while (wrapGreedily(words, length).length > minLines) length += 1
  return wrapGreedily(words, length)
}

/** The heading's lines, bottom-aligned above the strata. */
function headingLines(heading: string): string {
  const lines = wrapEvenly(heading)
  if (lines.length > maxLines || lines.some(({ length }) => length > maxLineLength)) {
    throw new Error(`Too long for its picture: "${heading}"`)
  }
  return lines
    .map((text, index) => {
      const y = 438 - (lines.length - 1 - index) * 94
      return line(text, { x: margin, y, size: 88, fill: onInk.text })
    })
    .join('')
}

/** The link preview picture of one kind of page: its heading under the company's name, above the strata. */
function pagePictureSvg(heading: string, phase: number): string {
  const family = displayFont.family
  const content = [
    `<rect width="${width}" height="${height}" fill="${onInk.background}"/>`,
    strata(phase),
    logoSvg({ x: margin, y: 72, size: 61 }),
    line(company.name, { x: margin + 80, y: 116, size: 36, fill: onInk.text }),
    line(host, { x: width - margin, y: 116, size: 28, fill: onInk.secondaryText, anchor: 'end' }),
    headingLines(heading),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}">${content}</svg>`
}

const pictures = [...pagePictures]

/** The display font in the headings' one weight: the drawing library doesn't support variable fonts. */
async function headingFont(site: string): Promise<Uint8Array> {
  const font = await readFile(join(site, displayFont.url))
  const texts = [company.name, siteOrigin, ...pictures.map(({ heading }) => heading)]
  return subsetFont(font, texts.join(''), { targetFormat: 'sfnt' })
}

/** Draws the link preview picture of each kind of page, by path, with the display font of the built site. */
export async function drawPagePictures(site: string): Promise<Record<string, Uint8Array>> {
  const drawing = { width: pictureSize.width, font: await headingFont(site) }
  return Object.fromEntries(
    pictures.map(({ path, heading }, index) => [
      path,
      drawPng(pagePictureSvg(heading, index), drawing),
    ]),
  )
}
