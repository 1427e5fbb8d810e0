import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Counts the last items of a list that its scroller hides, so that a list that is cut at an item's end doesn't look complete.
 *
 * @param selector - of the items, below the element of the returned ref
 */
export function useHiddenTail<Root extends Element>(
  selector: string,
): readonly [root: RefObject<Root | null>, count: number] {
  const root = useRef<Root>(null)
  const [count, setCount] = useState(0)
  // After each render, which may have changed the items.
  useEffect(() => {
    const items = [...(root.current?.querySelectorAll(selector) ?? [])]
    const seen = new Set<Element>()
    // Relative to the viewport; clipping by a scroller counts, too.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setCount(items.length - 1 - items.findLastIndex((item) => seen.has(item)))
      },
      { threshold: 0.5 },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  })
  return [root, count]
}
