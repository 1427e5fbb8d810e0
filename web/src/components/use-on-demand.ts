import { useCallback, useState } from 'react'

/**
 * Loads the module of a part that opens later, such as a dialog.
 *
 * @param load - imports the module
 * @param onFailed - called after each attempt that failed; the page stays as it is
 * @returns the module once it is loaded, and the function that requests it
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
  onFailed?: () => void,
): readonly [Module | null, () => void] {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const request = useCallback(() => {
    const attempt = async () => {
      try {
        setLoaded(await load())
      } catch {
        onFailed?.()
      }
    }
    void attempt()
  }, [load, onFailed])
  return [loaded, request]
}
