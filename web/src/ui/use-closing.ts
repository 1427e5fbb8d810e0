import { useEffect, useEffectEvent } from 'react'

// Not every browser has it, nor do TypeScript's types: https://html.spec.whatwg.org/multipage/interaction.html#close-watchers
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

const hasWatcher = () => 'CloseWatcher' in globalThis

/**
 * Closes what is open by the browser's own means, such as Android's Back, where it tells of them.
 *
 * @returns MUI's `onClose`, which leaves Escape to such a browser: else one press would close two layers
 */
export function useClosing(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !hasWatcher()) return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [isOpen])
  return (_: object, reason: string) => {
    if (reason !== 'escapeKeyDown' || !hasWatcher()) onClose()
  }
}
