/** A text's JSON, of any shape; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
