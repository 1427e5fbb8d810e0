import { shapes, viewBox } from '#web/drawings/logo.svg?shapes'
import { theme } from '#web/theme/theme.ts'
import { accentVariable } from './check-svg.ts'

const { background, primary, secondary, text } = theme.palette

export const onInk = {
  background: background.ink,
  line: secondary.light,
  text: text.onInk,
  secondaryText: text.onInkSecondary,
  accent: primary.light,
} as const

/** The company's logo as an SVG element for an ink background, centred in a square. */
export function logoSvg({ x, y, size }: Readonly<Record<'x' | 'y' | 'size', number>>): string {
  // Outside a page the theme's variables have no values.
  const drawn = shapes.replaceAll(accentVariable, onInk.accent)
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${onInk.text}">${drawn}</svg>`
}
