/** How long the browser may take, in ms: in some apps it never answers. */
const copyTimeout = 2_000

/** Copies a text. Call it in a click's handler: browsers allow copying nowhere else. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    const timeout = new Promise<'refused'>((resolve) => {
      setTimeout(() => resolve('refused'), copyTimeout)
    })
    return await Promise.race([
      navigator.clipboard.writeText(text).then(() => 'copied' as const),
      timeout,
    ])
  } catch {
    // Permission denied, or no clipboard, as on a page without TLS.
    return 'refused'
  }
}
