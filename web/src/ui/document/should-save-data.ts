/** Whether the visitor's device asks to save data, or the network is as slow as 2G. */
export function shouldSaveData(): boolean {
  // Firefox and Safari don't have it, nor do TypeScript's types: https://wicg.github.io/netinfo/
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const effectiveType: unknown = Reflect.get(connection, 'effectiveType')
  return (
    Reflect.get(connection, 'saveData') === true ||
    effectiveType === '2g' ||
    effectiveType === 'slow-2g'
  )
}
