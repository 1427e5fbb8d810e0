import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { sharePicture } from '#web/build/pictures.tsx'
import { fileOf } from './built-pages.ts'

/** The width and height of a PNG file, from its first chunk. */
function sizeOf(path: string): readonly [width: number, height: number] {
  const file = readFileSync(fileOf(path))
  expect(file.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

test('the share picture has the declared size and at most 100 kB', () => {
  const { path, width, height } = sharePicture
  expect(sizeOf(path)).toEqual([width, height])
  const { length } = readFileSync(fileOf(path))
  // An empty background would be a tenth of this size.
  expect(length).toBeGreaterThan(20_000)
  expect(length).toBeLessThan(100_000)
})

test.each([
  ['/favicon-48.png', 48],
  ['/apple-touch-icon.png', 180],
])('%s is a square of %d pixels', (path, size) => {
  expect(sizeOf(path)).toEqual([size, size])
})

test('the favicon is an SVG of at most 5 kB without scripts, whatever the logo', () => {
  const svg = readFileSync(fileOf('/favicon.svg'), 'utf8')
  expect(svg.length).toBeLessThan(5_000)
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window
  expect(document.documentElement.tagName).toBe('svg')
  expect(document.querySelectorAll('#logo > *').length).toBeGreaterThan(0)
  // A variable has no value outside a page of the site.
  expect(svg).not.toContain('var(')
  expect(document.querySelector('script')).toBeNull()
})

const manifestSchema = v.object({
  short_name: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
  icons: v.pipe(v.array(v.object({ src: v.string(), sizes: v.string() })), v.minLength(1)),
})

test('the web manifest has a name that fits under an icon, and icons of the declared sizes', () => {
  const text: unknown = JSON.parse(readFileSync(fileOf('/manifest.webmanifest'), 'utf8'))
  const { icons } = v.parse(manifestSchema, text)
  for (const { src, sizes } of icons) expect(sizeOf(src).join('x'), src).toBe(sizes)
})
