/** A failure that its message, one sentence, explains completely to whoever started the command. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** What a command leaves running. */
export type Running = { readonly close: () => Promise<unknown> }

// A close that hangs must not keep the terminal.
const closingLimitMs = 2_000

/**
 * npm passes SIGTERM on to its shell, which dies of it and tells nobody. The end of the shell is the signal, then. Without
 * npm the parent's end says nothing: whoever starts us in the background may leave.
 */
function whenNpmEnds(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) stop()
  }, 250).unref()
}

/**
 * Runs a command to its end or, when it leaves something running, until Ctrl-C or SIGTERM, which end it with exit code 0.
 * A failure ends it with exit code 1, and so does an end before the work was done.
 *
 * @param command - gets a signal that is aborted when the command has to stop
 */
export function runCommand(command: (signal: AbortSignal) => Promise<Running | undefined>): void {
  const stopping = new AbortController()
  const { signal } = stopping
  let exitCode = 1

  async function work(): Promise<Running | undefined> {
    try {
      const left = await command(signal)
      if (!signal.aborted) exitCode = 0
      return left
    } catch (error) {
      // What was interrupted fails, as it should.
      if (signal.aborted) return undefined
      console.error(error instanceof CommandError ? error.message : error)
      return process.exit(1)
    }
  }

  const working = work()

  async function end(): Promise<void> {
    setTimeout(() => process.exit(exitCode), closingLimitMs).unref()
    const left = await working
    await left?.close()
    process.exit(exitCode)
  }

  function stop(): void {
    if (signal.aborted) return
    stopping.abort()
    void end()
  }

  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  whenNpmEnds(stop)
}
