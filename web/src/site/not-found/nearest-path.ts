/** The known path whose last segment is most similar to the requested path's, or null if none is similar enough. */
export function nearestPath(requested: string, known: readonly string[]): string | null {
  const tail = lastPart(requested)
  if (tail === '') return null
  const ranked = known
    .map((path) => ({ path, distance: editDistance(tail, lastPart(path)) }))
    .sort((a, b) => a.distance - b.distance)
  const nearest = ranked[0]
  return nearest && nearest.distance <= Math.floor(tail.length / 2) ? nearest.path : null
}

function lastPart(path: string): string {
  return (path.split('/').findLast((part) => part !== '') ?? '').toLowerCase().slice(0, 40)
}

/** The Levenshtein distance, computed row by row. */
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
