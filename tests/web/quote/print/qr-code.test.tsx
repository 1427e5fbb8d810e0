import { render } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { customNameMaxLength } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { QrCode } from '#web/quote/print/quote-sheet.tsx'
import { everything, savedQuote } from '#tests/support/selections.ts'

const custom = { ...everything.custom, name: '東'.repeat(customNameMaxLength) }

test.each([
  ['a short quote', savedQuote],
  ['the largest quote', priceSelection({ ...everything, custom })],
])('the code of %s, scanned at 150 dpi, opens its link', (_case, quote) => {
  const link = quoteLink(quote, 'https://www.acacia.example')
  const svg = render(<QrCode text={link} />).container.querySelector('svg')
  const dark = new Set(
    svg
      ?.querySelector('path')
      ?.getAttribute('d')
      ?.match(/\d+ \d+(?=h)/g),
  )
  const width = Math.round(parseFloat(svg?.getAttribute('width') ?? '') * 150)
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
  const module = (dot: number) => Math.floor((dot * size) / width)
  const dots = Array.from({ length: width ** 2 }, (_, index) => {
    const isDark = dark.has(`${module(index % width)} ${module(Math.floor(index / width))}`)
    return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
  })
  expect(jsQR(Uint8ClampedArray.from(dots.flat()), width, width)?.data).toBe(link)
})
