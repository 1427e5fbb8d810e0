import { encode } from 'uqr'

// In inches: three dots of a scan at 150 dpi. With fewer, not every code can be read.
const moduleSize = 0.02

/** A text as a QR code on paper. It says nothing that the page doesn't also say in letters. */
export function QrCode({ text }: { readonly text: string }) {
  // With the quiet zone of ISO/IEC 18004.
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  const width = `${size * moduleSize}in`
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={width} height={width} aria-hidden="true">
      <path d={path.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
