import { render } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { customNameMaxLength } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/pricing.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { QrCode } from '#web/quote/print/qr-code.tsx'
import { everything, savedLines } from '#tests/support/selections.ts'

const custom = { ...everything.custom, name: '東'.repeat(customNameMaxLength) }

/** The code as a scanner sees it: its modules sampled at so many dots per inch, in black and white. */
function scan(svg: SVGSVGElement, dpi: number) {
  const modules = new Set(
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/\d+ \d+(?=h)/g),
  )
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const width = Math.round(parseFloat(svg.getAttribute('width') ?? '') * dpi)
  const module = (dot: number) => Math.floor((dot * size) / width)
  const pixels = Array.from({ length: width * width }, (_, index) => {
    const isDark = modules.has(`${module(index % width)} ${module(Math.floor(index / width))}`)
    return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
  })
  return { pixels: Uint8ClampedArray.from(pixels.flat()), width }
}

test.each([
  ['a short quote', savedLines],
  ['the largest one', priceSelection({ ...everything, custom })],
])('the code of %s opens its link, also when it is scanned at 150 dpi', (_case, lines) => {
  const link = quoteLink(lines, 'https://www.acacia.example')
  const { container } = render(<QrCode text={link} />)
  const svg = container.querySelector('svg')
  for (const dpi of [300, 150]) {
    const { pixels, width } = scan(svg ?? expect.fail('No code'), dpi)
    expect(jsQR(pixels, width, width)?.data).toBe(link)
  }
})
