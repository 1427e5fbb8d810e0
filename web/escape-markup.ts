/** A text as HTML and XML can hold it, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A value as JSON that a script element can hold: as "<" one of its texts could end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
