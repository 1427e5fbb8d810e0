/** `Object.fromEntries` with the keys' type preserved. */
export function toRecord<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  const record: Record<string, Value> = Object.fromEntries(entries)
  const keys = entries.map(([key]) => key)
  if (!hasKeys(record, keys)) throw new TypeError('An entry is missing')
  return record
}

function hasKeys<Key extends string, Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => Object.hasOwn(record, key))
}
