import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))

type Drawing = {
  /** In pixels; the height follows from the aspect ratio. */
  readonly width: number
  /** The font of the drawing's text. With system fonts the picture would differ between machines. */
  readonly font?: Uint8Array
}

export function drawPng(svg: string, { width, font }: Drawing): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const
  return new Resvg(svg, { fitTo, font: { fontBuffers: font ? [font] : [] } }).render().asPng()
}
