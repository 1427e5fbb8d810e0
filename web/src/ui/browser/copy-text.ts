/** Copies a text. Call it in a click's handler: browsers allow copying nowhere else. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // Permission denied, or no clipboard, as on a page without TLS.
    return 'refused'
  }
}
