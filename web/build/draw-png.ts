import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Draws a picture without texts of a width in pixels. */
export function drawPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
