import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#web/ui/document/timing.ts'

/**
 * Loads the module that draws what is printed in place of the page. It is used for the browser's own command too; until
 * it has loaded, that command prints the page itself.
 *
 * @param load - imports the module
 * @param onFailed - called if the module can't be loaded when printing needs it
 * @param onRefused - called if the browser doesn't print
 * @returns what to draw while printing, the function that prints, and whether it waits for the module
 */
export function usePrinting<Module>(
  load: () => Promise<Module>,
  onFailed: () => void,
  onRefused: () => void,
): readonly [printing: Module | null, print: () => void, isLoading: boolean] {
  const loaded = useRef<Module | null>(null)
  const [printing, setPrinting] = useState<Module | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const request = useCallback(async () => {
    if (!loaded.current) loaded.current = await load()
  }, [load])

  useEffect(() => {
    // The page is laid out for printing as soon as the event's listeners have returned.
    const begin = () => {
      flushSync(() => setPrinting(loaded.current))
    }
    const end = () => setPrinting(null)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    // If this fails, the button tries again.
    whenIdle(() => void request().catch(() => {}))
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [request])

  const print = () => {
    setIsLoading(true)
    request()
      .finally(() => setIsLoading(false))
      .then(() => printPage(onRefused), onFailed)
  }
  return [printing, print, isLoading]
}

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
