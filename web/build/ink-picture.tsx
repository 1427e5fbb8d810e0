import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { renderToStaticMarkup } from 'react-dom/server'
import { Content, viewBox } from '#web/drawings/logo.svg?drawing'
import { theme } from '#web/theme/theme.ts'
import { accentVariable } from './check-svg.ts'

// Pictures of the logo on ink.

await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))

const { background, primary, secondary, text } = theme.palette

export const onInk = {
  background: background.ink,
  line: secondary.light,
  text: text.onInk,
  secondaryText: text.onInkSecondary,
  accent: primary.light,
} as const

/** The company's logo as an SVG element for an ink background, centred in a square. */
export function logoSvg(x: number, y: number, size: number): string {
  const logo = renderToStaticMarkup(
    <svg x={x} y={y} width={size} height={size} viewBox={viewBox} color={onInk.text}>
      <Content />
    </svg>,
  )
  // Outside a page the theme's variables have no values.
  return logo.replaceAll(accentVariable, onInk.accent)
}

/** Prepares an SVG file to be drawn, with these fonts only: the system's would differ between machines. */
export const drawingOf = (svg: string, width: number, fontBuffers: readonly Uint8Array[] = []) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [...fontBuffers] },
  })
