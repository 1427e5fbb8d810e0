import type { Resource } from '#shared/catalogue.ts'

/** The slider's step nearest to a number; the minimum for NaN. */
export function nearestStep({ min, max, step }: Resource, value: number): number {
  if (Number.isNaN(value)) return min
  const onStep = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, onStep))
}
