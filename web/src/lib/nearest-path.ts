/** The path of a list whose last part is most like a wanted path's, or null when none is much like it. */
export function nearestPath(wanted: string, known: readonly string[]): string | null {
  const tail = lastPart(wanted)
  if (tail === '') return null
  const ranked = known
    .map((path) => ({ path, distance: editDistance(tail, lastPart(path)) }))
    .toSorted((a, b) => a.distance - b.distance)
  const nearest = ranked[0]
  return nearest && nearest.distance <= Math.floor(tail.length / 3) ? nearest.path : null
}

function lastPart(path: string): string {
  return (path.split('/').findLast((part) => part !== '') ?? '').toLowerCase().slice(0, 40)
}

/** How many letters must be added, removed or changed (Levenshtein's distance, one row at a time). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
