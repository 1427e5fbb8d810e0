import { createElement as h } from 'react'
import satori from 'satori'
import { direction } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { pagePictures, pictureSize } from '#web/content/page-pictures.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { spacesLetters } from '#web/theme/theme-style.ts'
import { drawPng } from './draw-png.ts'
import { displayFace, readFonts } from './font-sources.ts'
import { logoSvg, onInk } from './logo-svg.ts'

const { width, height } = pictureSize
const margin = 80
const logoSize = 61
const lineHeight = 94
const maxLines = 3
const { host } = new URL(siteOrigin)

// A letter that one font lacks is drawn with the next that has it.
const fonts = (await readFonts(displayFace)).map((data, index) => ({ name: `font ${index}`, data }))

const letterSpacing = spacesLetters() ? '-0.025em' : '0'

/** The texts of a picture as paths: the company's name and address above, the heading in lines of similar widths below. */
function drawTexts(heading: string): Promise<string> {
  const page = { width, height, padding: `83px ${margin}px 174px`, boxSizing: 'border-box' }
  const column = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }
  const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }
  const name = { fontSize: 36, letterSpacing, marginInlineStart: margin, color: onInk.text }
  const address = { fontSize: 28, letterSpacing, color: onInk.secondaryText }
  const lines = {
    fontSize: 88,
    lineHeight: `${lineHeight}px`,
    letterSpacing,
    textWrap: 'balance',
    // For a script without spaces between words.
    wordBreak: 'break-word',
    color: onInk.text,
  }
  const texts = [
    h('div', { key: 'top', style: row }, [
      h('div', { key: 'name', style: name }, company.name),
      h('div', { key: 'address', style: address }, host),
    ]),
    h('div', { key: 'heading', style: lines }, heading),
  ]
  return satori(h('div', { dir: direction, style: { ...page, ...column } }, texts), {
    width,
    height,
    fonts,
    onNodeDetected: (node) => {
      if (node.key !== 'heading' || node.height <= maxLines * lineHeight) return
      throw new Error(`The heading is too long for its picture: "${heading}"`)
    },
    loadAdditionalAsset: (_, text) => {
      throw new Error(`No font draws “${text}” on share pictures.`)
    },
  })
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
  const lines = [0, 1, 2, 3, 4, 5].map((depth) => {
    const path = stratum(512 + depth * 24, 26 - depth * 3, phase * 0.9 + depth * 0.22)
    const [colour, weight] = depth === 0 ? [onInk.accent, 5] : [onInk.line, 3]
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
  })
  return lines.join('')
}

/** The link preview picture of one kind of page: its heading under the company's name, above the strata. */
async function pagePicture(heading: string, phase: number): Promise<Uint8Array> {
  const x = direction === 'ltr' ? margin : width - margin - logoSize
  const parts = [
    `<rect width="${width}" height="${height}" fill="${onInk.background}"/>`,
    strata(phase),
    logoSvg({ x, y: 72, size: logoSize }),
    await drawTexts(heading),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
  return drawPng(svg, width)
}

/** Draws the link preview picture of each kind of page, by path. */
export async function drawPagePictures(): Promise<Record<string, Uint8Array>> {
  const drawn = Array.from(pagePictures, async ({ path, heading }, index) => {
    return [path, await pagePicture(heading, index)] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}
