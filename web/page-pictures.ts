import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { displayFont, theme } from './src/app/theme.ts'
import { company } from './src/content/company.ts'
import { pagePictures, pictureSize } from './src/content/page-pictures.ts'
import { siteOrigin } from './src/content/site-origin.ts'
import { drawnWidth, drawPng } from './draw-png.ts'
import { headingRoom, headingSvg, pagePictureSvg } from './page-picture-svg.ts'

const pictures = Object.values(pagePictures)

/** A static instance of the display face in the headings' weight: the drawing library doesn't support variable fonts. */
async function headingFace(site: string): Promise<Uint8Array> {
  const face = await readFile(join(site, displayFont.url))
  const words = [company.name, siteOrigin, ...pictures.map(({ heading }) => heading)]
  return subsetFont(face, words.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: Number(theme.typography.h1.fontWeight) },
  })
}

/**
 * Draws the picture of each family of pages, by path.
 *
 * @param site - the folder of the built site, which contains the display face
 * @throws Error if a heading doesn't fit on its picture
 */
export async function drawPagePictures(site: string): Promise<Record<string, Uint8Array>> {
  const drawing = { width: pictureSize.width, font: await headingFace(site) }
  const drawn = pictures.map(({ path, heading }, index) => {
    if (drawnWidth(headingSvg(heading), drawing) > headingRoom) {
      throw new Error(`Too wide for its picture: "${heading}"`)
    }
    return [path, drawPng(pagePictureSvg(heading, index), drawing)] as const
  })
  return Object.fromEntries(drawn)
}
