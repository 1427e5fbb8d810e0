import type { Resource } from '#shared/catalogue.ts'

/** The slider's step nearest to a number; 0 for NaN. */
export function nearestStep({ max, step }: Resource, value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.min(max, Math.max(0, Math.round(value / step) * step))
}
