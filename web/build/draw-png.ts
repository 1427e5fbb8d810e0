import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))

type Drawing = {
  /** In pixels; the height follows from the aspect ratio. */
  readonly width: number
  /** The fonts of the drawing's text. With system fonts the picture would differ between machines. */
  readonly fonts?: readonly Uint8Array[]
}

export function drawPng(svg: string, { width, fonts = [] }: Drawing): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const
  return new Resvg(svg, { fitTo, font: { fontBuffers: [...fonts] } }).render().asPng()
}

/** How far what is drawn reaches to the right; undefined if nothing is drawn. */
export function measureEnd(svg: string, fonts: readonly Uint8Array[]): number | undefined {
  const box = new Resvg(svg, { font: { fontBuffers: [...fonts] } }).getBBox()
  return box && box.x + box.width
}
