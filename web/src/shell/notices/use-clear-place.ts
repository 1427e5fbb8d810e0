import { useLayoutEffect, type RefObject } from 'react'
import type { ShownNotice } from '#web/ui/browser/notifications.ts'

/** Never covered by notifications: text to read, fields with their labels, buttons to press (rule 12.4). */
const keptClear = 'h1, aside, aside h2, [data-keep-clear], input:focus, div:has(> label + :focus)'

/** Covered only where every place covers something: the menu, and the other fields to fill in. */
const ratherClear = 'header, div:has(> label + [aria-invalid=true])'

/** Between a notification and what it doesn't cover, in px. */
const gap = 8

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

const boxesOf = (selector: string): readonly Box[] =>
  Array.from(document.querySelectorAll(selector), (it) => it.getBoundingClientRect())

/** Moves the region from its place in the style sheet to the lowest one that covers least, on either side. */
function place(region: HTMLElement): void {
  region.style.translate = ''
  const { left, top, width, height } = region.getBoundingClientRect()
  const kept = boxesOf(keptClear)
  const others = boxesOf(ratherClear)
  const lowest = innerHeight - height - gap
  const besideKept = [...kept, ...others].flatMap((box) => [
    box.top - height - gap,
    box.bottom + gap,
  ])
  const tops = [lowest, ...besideKept].filter((it) => it >= gap && it <= lowest)
  const places = [left, innerWidth - width - left].flatMap((x) =>
    [top, ...[...tops].sort((one, other) => other - one)].map((y) => {
      const box = { left: x, right: x + width, top: y, bottom: y + height }
      const covered = (boxes: readonly Box[]) =>
        boxes.reduce((sum, it) => sum + overlap(box, it), 0)
      // Any part of the former counts for more than all of the latter.
      return { x, y, covered: covered(kept) * 1e6 + covered(others) }
    }),
  )
  const best = places.reduce((one, other) => (other.covered < one.covered ? other : one))
  region.style.translate = `${best.x - left}px ${best.y - top}px`
}

/** Keeps the notifications where they cover nothing that matters, while there are any. */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  shown: readonly ShownNotice[],
): void {
  useLayoutEffect(() => {
    const { current } = region
    if (!current || shown.length === 0) return undefined
    place(current)
    const update = ({ target }: Event) => {
      // It must not move away from the pointer that presses and so focuses its button.
      if (!(target instanceof Node && current.contains(target))) place(current)
    }
    const events = ['scroll', 'resize', 'focusin']
    for (const type of events) addEventListener(type, update, { passive: true })
    return () => {
      for (const type of events) removeEventListener(type, update)
    }
  }, [region, shown])
}
