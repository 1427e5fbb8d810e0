import { direction, language } from '#shared/locale.ts'
import { siteOrigin } from '#web/content/site-origin.ts'
import { displayFont, headings, radii, sizes, textFont, themes } from './theme.ts'

type Variables = readonly (readonly [name: string, value: string])[]

function named(prefix: string, values: object, unit = ''): Variables {
  return Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, `${value}${unit}`])
}

/** The colours and shadows of a scheme as CSS variables. */
function variables({ palette, elevation }: typeof themes.light): Variables {
  const { divider, ...groups } = palette
  return [
    ...named('palette', { divider }),
    ...Object.entries(groups).flatMap(([name, colours]) => named(`palette-${name}`, colours)),
    ...named('elevation', elevation),
  ]
}

const inBothSchemes: Variables = [
  ['--spacing', '8px'],
  // A factor for what points or moves along a line of text.
  ['--forward', direction === 'ltr' ? '1' : '-1'],
  ...named('text', sizes),
  ...named('radius', radii, 'px'),
  ...Object.entries(headings).flatMap(([name, { font, spacing }]): Variables => [
    [`--font-${name}`, `${font} ${displayFont.family}`],
    [`--letter-spacing-${name}`, spacing],
  ]),
  ['--font-display', displayFont.family],
  ['--font-text', textFont.family],
  // Printed links show their full address.
  ['--site-origin', JSON.stringify(siteOrigin)],
]

/** Whether headings may have letter spacing. Elsewhere it would part letters that join, or set full-width ones unevenly. */
export function spacesLetters(siteLanguage: string = language): boolean {
  return ['Latn', 'Cyrl', 'Grek'].includes(new Intl.Locale(siteLanguage).maximize().script ?? '')
}

/**
 * The theme as a style sheet of the variables that are used. What differs in the dark scheme applies if the visitor chose
 * it (rule 2.5) or the browser prefers it, and never to print. `light-dark()` would be shorter, but an older browser
 * would show no colours at all.
 */
export function themeStyle(isUsed: (variable: string) => boolean = () => true): string {
  const light = variables(themes.light)
  const inLight = new Map(light)
  const differs = variables(themes.dark).filter(([name, value]) => inLight.get(name) !== value)
  const used = (declared: Variables) =>
    declared.flatMap(([name, value]) => (isUsed(name) ? `${name}:${value}` : [])).join(';')
  const dark = `color-scheme:dark;${used(differs)}`
  return [
    `:root{color-scheme:light;${used([...inBothSchemes, ...light])}}`,
    spacesLetters() ? '' : '*{letter-spacing:normal!important}',
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
  ].join('')
}
