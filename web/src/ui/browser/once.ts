/** Makes a value the first time it is needed. For the formats of Intl: each takes a slow phone some 40 ms to make. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
