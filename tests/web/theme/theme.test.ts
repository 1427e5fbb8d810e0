import { describe, expect, test } from 'vitest'
import { colourSchemes } from '#shared/colour-scheme.ts'
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

describe.each(colourSchemes)('in the %s scheme', (scheme) => {
  const { text, background, primary, secondary, success, error } = schemes[scheme].palette
  const papers = [background.default, background.paper, background.tint]

  test.each([
    ['text', text.primary, papers],
    ['secondary text', text.secondary, papers],
    ['a link or an eyebrow', primary.main, papers],
    ['an error', error.main, papers],
    ['a label that says that something is good', success.main, papers],
    ['text on ink', text.onInk, [background.ink]],
    ['secondary text on ink', text.onInkSecondary, [background.ink]],
    ['the primary button', primary.contrastText, [primary.main, primary.dark]],
    ['the ink button', secondary.contrastText, [secondary.main, secondary.light]],
    ['an error notification', error.contrastText, [error.dark]],
    ['text on the success colour', text.primary, [success.light]],
  ])('%s has enough contrast to read: %s on %j', (_what, colour, grounds) => {
    for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['the focus ring, or a line that a drawing is about', primary.main, papers],
    ['the border of a field', text.secondary, papers],
    ['a checked box', secondary.main, papers],
    ['the mark in a checked box', secondary.contrastText, [secondary.main]],
    ['the focus ring or the logo on ink', text.onInk, [background.ink]],
    ['an icon on the highlighted card', primary.light, [background.ink]],
  ])('%s has enough contrast to see: %s on %j', (_what, colour, grounds) => {
    for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['a tinted section', background.tint, 1.05],
    ['a section on ink', background.ink, 1.3],
  ] as const)('%s differs from the page', (_what, ground, least) => {
    expect(contrast(ground, background.default)).toBeGreaterThanOrEqual(least)
  })

  test('ink is dark', () => {
    expect(luminance(background.ink)).toBeLessThan(luminance(text.onInk))
  })
})
