import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { displayFont } from '#web/shell/theme/theme.ts'
import { company } from '#web/content/company.ts'
import { pagePictures, pictureSize } from '#web/content/page-pictures.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { drawPng } from './draw-png.ts'
import { pagePictureSvg } from './page-picture-svg.ts'

const pictures = Object.values(pagePictures)

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
