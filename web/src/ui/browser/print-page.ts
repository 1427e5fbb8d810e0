/** How long printing may take to begin, in ms. Safari begins after the call. */
const printTimeout = 1_000

/**
 * Prints the page.
 *
 * @param onRefused - called if nothing happens: browsers inside apps often can't print, and don't say so
 */
export function printPage(onRefused: () => void): void {
  const begun = new AbortController()
  addEventListener('beforeprint', () => begun.abort(), { signal: begun.signal })
  try {
    print()
  } catch {
    // Refused by a sandbox, for example.
  }
  setTimeout(() => {
    if (!begun.signal.aborted) onRefused()
    begun.abort()
  }, printTimeout)
}
