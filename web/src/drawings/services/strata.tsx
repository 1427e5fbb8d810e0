import type { DrawingProps } from './drawing-props.ts'

/** Layers of rock. */
export function Strata({ isSmall }: DrawingProps) {
  const waves = 't40 0'.repeat(isSmall ? 5 : 8)
  const layers = [52, 64, 76].map((y) => `M0 ${y}q20-5 40 0${waves}`)
  return <path d={layers.join('')} strokeOpacity=".4" />
}
