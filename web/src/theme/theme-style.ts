import { direction, language } from '#shared/locale.ts'
import { theme } from './theme.ts'

/** The key of MUI's sheet for the dark scheme. */
const ofDark = '@media (prefers-color-scheme: dark)'

type Variables = Readonly<Record<string, string | number>>

type Sheet = { readonly ':root'?: Variables }

const sheets: readonly (Sheet & { readonly [ofDark]?: Sheet })[] = theme.generateStyleSheets()

const variables = (of: readonly (Sheet | undefined)[]): Variables =>
  Object.fromEntries(of.flatMap((sheet) => Object.entries(sheet?.[':root'] ?? {})))

const { typography } = theme
const light: Variables = {
  ...variables(sheets),
  // The sign of horizontal movement and arrows.
  '--forward': direction === 'ltr' ? 1 : -1,
  '--font-text': String(typography.fontFamily),
  '--font-display': String(typography.h1.fontFamily),
  // MUI's variables of a font have no letter spacing.
  '--letter-spacing-h1': String(typography.h1.letterSpacing),
  '--letter-spacing-h2': String(typography.h2.letterSpacing),
  '--letter-spacing-h3': String(typography.h3.letterSpacing),
}

/** Whether headings may have letter spacing. In other scripts it would separate joined letters or space wide ones unevenly. */
export function spacesLetters(siteLanguage: string = language): boolean {
  return ['Latn', 'Cyrl', 'Grek'].includes(new Intl.Locale(siteLanguage).maximize().script ?? '')
}

/** From right to left an amount would change places with Latin letters before it, such as the name of a tax. */
export const amountStyle = (siteDirection: typeof direction = direction): string =>
  siteDirection === 'ltr' ? '' : '[translate=no]{unicode-bidi:isolate}'

/**
 * The theme as a style sheet of the variables that are used. What differs in the dark scheme applies if the
 * browser prefers it (rule 2.5), and never to print. `light-dark()` would be shorter, but an older browser
 * would show no colours at all.
 */
export function themeStyle(
  isUsed: (variable: string) => boolean = () => true,
  more: Variables = {},
): string {
  const write = (declared: Variables, differsFrom: Variables = {}) =>
    Object.entries(declared)
      .filter(([name, value]) => isUsed(name) && value !== differsFrom[name])
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  const dark = `color-scheme:dark;${write(variables(sheets.map((sheet) => sheet[ofDark])), light)}`
  return [
    `:root{color-scheme:only light;${write({ ...light, ...more })}}`,
    spacesLetters()
      ? ''
      : // Japanese lines break between phrases, but a phrase that fills a phone's line would leave a letter for the next.
        '*{letter-spacing:normal!important}body{text-wrap:pretty}@media(min-width:40em){body:lang(ja){word-break:auto-phrase;overflow-wrap:anywhere}}',
    amountStyle(),
    `@media screen and (prefers-color-scheme:dark){:root{${dark}}}`,
  ].join('')
}
