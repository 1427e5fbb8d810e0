/** A text that an unknown value from storage or the router's state has under a key, which another version may not have had. */
export function textIn(value: unknown, key: string, otherwise = ''): string {
  const text = valueIn(value, key)
  return typeof text === 'string' ? text : otherwise
}

export function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, key) : undefined
}
