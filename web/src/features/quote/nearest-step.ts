import type { Resource } from '#shared/catalogue.ts'

/** The quantity on the resource's slider that is nearest to a number; not a number counts as the least. */
export function nearestStep({ min, max, step }: Resource, wanted: number): number {
  if (Number.isNaN(wanted)) return min
  const onStep = min + Math.round((wanted - min) / step) * step
  return Math.min(max, Math.max(min, onStep))
}
