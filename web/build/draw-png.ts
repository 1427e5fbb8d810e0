import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))

export type Drawing = {
  /** In pixels; the height follows from the aspect ratio. */
  readonly width: number
  /** The font of the drawing's text. With system fonts the picture would differ between machines. */
  readonly font?: Uint8Array
}

function open(svg: string, { width, font }: Drawing) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: font ? [font] : [] },
  })
}

export function drawPng(svg: string, drawing: Drawing): Uint8Array {
  return open(svg, drawing).render().asPng()
}

export function measureWidth(svg: string, drawing: Drawing): number {
  return open(svg, drawing).getBBox()?.width ?? 0
}
