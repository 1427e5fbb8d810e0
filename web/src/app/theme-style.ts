import { siteOrigin } from '#web/content/site-origin.ts'
import { theme } from './theme.ts'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function named(prefix: string, values: object, unit = ''): [string, string][] {
  return Object.entries(values).map(([name, value]) => [
    `--${prefix}-${kebab(name)}`,
    `${String(value)}${unit}`,
  ])
}

/** The values of the theme as CSS variables. MUI names those that it declares itself. */
function variables(): [string, string][] {
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

/** The theme as a style sheet of the variables that are used. */
export function themeStyle(isUsed: (variable: string) => boolean = () => true): string {
  const used = variables().filter(([name]) => isUsed(name))
  return `:root{${used.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
