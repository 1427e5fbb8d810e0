import { useCallback, useState } from 'react'

/**
 * Loads the module of a part that opens later, such as a dialog.
 *
 * @param load - imports the module
 * @param onFailed - called after each attempt that failed; the page stays as it is
 * @returns the module once it is loaded, the function that requests it, and whether it is being loaded
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
  onFailed?: () => void,
): readonly [module: Module | null, request: () => void, isLoading: boolean] {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const request = useCallback(() => {
    const attempt = async () => {
      setIsLoading(true)
      try {
        setLoaded(await load())
      } catch {
        onFailed?.()
      } finally {
        setIsLoading(false)
      }
    }
    void attempt()
  }, [load, onFailed])
  return [loaded, request, isLoading]
}
