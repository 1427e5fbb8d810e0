import subsetFont from 'subset-font'
import { direction } from '#shared/locale.ts'
import { spacesLetters } from '#web/theme/theme-style.ts'
import { company } from '#web/content/company.ts'
import { pagePictures, pictureSize } from '#web/content/page-pictures.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { lettersOf } from './check-letters.ts'
import { drawPng, measureEnd } from './draw-png.ts'
import { escapeMarkup } from './escape-markup.ts'
import { displayFace, readFonts } from './font-sources.ts'

const { width, height } = pictureSize

/** The display font in the headings' one weight: the drawing library doesn't support variable fonts. */
async function readHeadingFonts(): Promise<readonly Buffer[]> {
  const headings = Array.from(pagePictures, ({ heading }) => heading)
  const letters = [company.name, siteOrigin, ' ', ...headings].join('')
  const fonts = await readFonts(displayFace)
  return Promise.all(fonts.map((font) => subsetFont(font, letters, { targetFormat: 'sfnt' })))
}

const fonts = await readHeadingFonts()
const letterSets = fonts.map((font) => new Set(lettersOf(font)))

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${displayFace.family}">${content}</svg>`

export const drawPicture = (content: string) => drawPng(svg(content), width, fonts)

/** The left edge of an element of this width, at this distance from the start of a line. */
export const fromLeft = (x: number, size = 0) => (direction === 'ltr' ? x : width - x - size)

type Line = Readonly<Record<'x' | 'y' | 'size', number>> & {
  readonly fill: string
  readonly anchor?: 'start' | 'end'
}

/** Splits a text where its font changes: in a line of several fonts the drawing library would lose letters that join. */
function splitByFont(text: string): readonly string[] {
  const runs: string[] = []
  let current: ReadonlySet<string> | undefined
  for (const letter of text) {
    const isSame = current?.has(letter)
    runs.push(isSame ? `${runs.pop() ?? ''}${letter}` : letter)
    if (!isSame) current = letterSets.find((letters) => letters.has(letter))
  }
  return runs
}

function element(text: string, { x, y, size, fill, anchor = 'start' }: Line): string {
  // The drawing library takes the left for the start.
  const side = (anchor === 'start') === (direction === 'ltr') ? 'start' : 'end'
  const spacing = (spacesLetters() ? size * -0.025 : 0).toFixed(2)
  return `<text x="${fromLeft(x)}" y="${y}" font-size="${size}" fill="${fill}" letter-spacing="${spacing}" text-anchor="${side}">${escapeMarkup(text)}</text>`
}

/** @throws if a text would be invisible */
function runWidth(run: string, size: number): number {
  const spaces = (run.length - run.trimEnd().length) * size * 0.3
  if (run.trim() === '') return spaces
  // From the left edge, so that its end is its width.
  const x = fromLeft(0)
  const anchor = direction === 'ltr' ? 'start' : 'end'
  const line = element(run, { x, y: height, size, fill: 'black', anchor })
  const drawn = measureEnd(svg(line), fonts)
  if (drawn === undefined) throw new Error(`No font draws “${run}” on share pictures.`)
  return drawn + spaces
}

export const lineWidth = (text: string, size: number): number =>
  splitByFont(text).reduce((sum, run) => sum + runWidth(run, size), 0)

/** A line of text, with x measured from the start of a line. */
export function pictureLine(text: string, { x, ...line }: Line): string {
  let at = x
  return splitByFont(text)
    .map((run) => {
      const drawn = element(run, { ...line, x: at })
      at += runWidth(run, line.size)
      return drawn
    })
    .join('')
}
