import { logoMark } from './src/app/logo-mark.ts'
import { theme } from './src/app/theme.ts'

const { background, primary, secondary, text } = theme.palette

/** The colours of drawings on the ink background. */
export const onInk = {
  background: background.ink,
  line: secondary.light,
  text: text.onInk,
  secondaryText: text.onInkSecondary,
  accent: primary.light,
} as const

/** The company's logo as SVG, for an ink background, in a 32-unit square. */
export const markSvg =
  `<g fill="none" stroke-width="${logoMark.strokeWidth}" stroke-linecap="round">` +
  `<path stroke="${onInk.text}" d="${logoMark.strata}"/>` +
  `<path stroke="${onInk.accent}" d="${logoMark.topStratum}"/></g>`
