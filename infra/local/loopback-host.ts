const loopbackNames = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Whether a Host header names this machine. Any other name means that a foreign site let its own name point here, to
 * read pages of this server with a visitor's browser (DNS rebinding).
 */
export function isLoopbackHost(host: string | undefined): boolean {
  const address = `http://${host}`
  return (
    host !== undefined && URL.canParse(address) && loopbackNames.test(new URL(address).hostname)
  )
}
