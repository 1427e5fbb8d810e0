import { siteOrigin } from '#web/content/site-origin.ts'
import { themes } from './theme.ts'

type Theme = (typeof themes)['light']

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function named(prefix: string, values: object, unit = ''): [string, string][] {
  return Object.entries(values).map(([name, value]) => [
    `--${prefix}-${kebab(name)}`,
    `${String(value)}${unit}`,
  ])
}

/** The values of a theme as CSS variables. MUI names those that it declares itself. */
function variables(theme: Theme): [string, string][] {
  const { typography, shape } = theme
  const { h1, h2, h3 } = typography
  const declared: Record<string, unknown> = {}
  for (const sheet of theme.generateStyleSheets()) Object.assign(declared, sheet[':root'])
  return [
    ...Object.entries(declared).map(([name, value]): [string, string] => [name, String(value)]),
    ...named('text', typography.size),
    ...named('radius', shape, 'px'),
    ...[h1, h2, h3].map(({ letterSpacing }, index): [string, string] => [
      `--letter-spacing-h${index + 1}`,
      String(letterSpacing),
    ]),
    ['--font-display', String(h1.fontFamily)],
    ['--font-text', String(typography.fontFamily)],
    // Printed links show their full address.
    ['--site-origin', JSON.stringify(siteOrigin)],
  ]
}

const style = (declared: readonly [string, string][]) =>
  declared.map(([name, value]) => `${name}:${value}`).join(';')

/**
 * The theme as a style sheet of the variables that are used. What differs in the dark scheme applies if the visitor chose
 * it (rule 2.5) or the browser prefers it, and never to print. `light-dark()` would be shorter, but an older browser
 * would show no colours at all.
 */
export function themeStyle(isUsed: (variable: string) => boolean = () => true): string {
  const light = variables(themes.light).filter(([name]) => isUsed(name))
  const inLight = new Map(light)
  const differs = ([name, value]: [string, string]) =>
    inLight.has(name) && inLight.get(name) !== value
  const dark = style([['color-scheme', 'dark'], ...variables(themes.dark).filter(differs)])
  return [
    `:root{${style([['color-scheme', 'light'], ...light])}}`,
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
  ].join('')
}
