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

/** How far a drawing reaches to the right; undefined if nothing is drawn. */
export function measureEnd(svg: string, fonts: Fonts): number | undefined {
  const box = new Resvg(svg, { font: { fontBuffers: [...fonts] } }).getBBox()
  return box && box.x + box.width
}
