import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))

type Fonts = readonly Uint8Array[]

/** Draws a picture of a width in pixels with these fonts only: the system's would differ between machines. */
export function drawPng(svg: string, width: number, fonts: Fonts = []): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const
  return new Resvg(svg, { fitTo, font: { fontBuffers: [...fonts] } }).render().asPng()
}

/** How wide a drawing is. @throws if nothing is drawn, such as letters that no font has */
export function measureWidth(svg: string, fonts: Fonts): number {
  const box = new Resvg(svg, { font: { fontBuffers: [...fonts] } }).getBBox()
  if (!box) throw new Error('No font draws the company’s name on the share picture.')
  return box.width
}
