import { describe, expect, test } from 'vitest'
import { schemes } from '#web/theme/theme.ts'

/** The relative luminance of a colour "#rrggbb" (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const { text, background, primary, secondary, success, error } = schemes[scheme].palette
  const papers = [background.default, background.paper, background.tint]

  // 4.5 for texts, 3 for shapes, and less to tell sections apart.
  test.each([
    ['text', text.primary, papers, 4.5],
    ['secondary text', text.secondary, papers, 4.5],
    ['a link or an eyebrow', primary.main, papers, 4.5],
    ['an error', error.main, papers, 4.5],
    ['a positive label', success.main, papers, 4.5],
    ['text on ink', text.onInk, [background.ink], 4.5],
    ['secondary text on ink', text.onInkSecondary, [background.ink], 4.5],
    ['the primary button', primary.contrastText, [primary.main, primary.dark], 4.5],
    ['the ink button', secondary.contrastText, [secondary.main, secondary.light], 4.5],
    ['an error notification', error.contrastText, [error.dark], 4.5],
    ['text on the success colour', text.primary, [success.light], 4.5],
    ['a checked box', secondary.main, papers, 3],
    ['an icon on the highlighted card', primary.light, [background.ink], 3],
    ['a section on ink', background.ink, [background.default], 1.3],
    ['a tinted section', background.tint, [background.default], 1.05],
  ])('%s has enough contrast: %s on %j', (_what, colour, grounds, least) => {
    for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least)
  })
})
