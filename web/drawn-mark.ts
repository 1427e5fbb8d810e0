import { logoMark } from './src/app/logo-mark.ts'
import { theme } from './src/app/theme.ts'

const { background, primary, secondary, text } = theme.palette

/** The colours of whatever is drawn on ink. */
export const onInk = {
  ground: background.ink,
  line: secondary.light,
  text: text.onInk,
  quietText: text.onInkSecondary,
  accent: primary.light,
} as const

/** The company's mark as SVG, for an ink ground, in a square of 32. */
export const drawnMark =
  `<g fill="none" stroke-width="${logoMark.strokeWidth}" stroke-linecap="round">` +
  `<path stroke="${onInk.text}" d="${logoMark.strata}"/>` +
  `<path stroke="${onInk.accent}" d="${logoMark.lit}"/></g>`
