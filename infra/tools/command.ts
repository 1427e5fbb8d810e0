import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** An error whose message, one sentence, is all the user needs: it is printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Something like a server that keeps running after its command has started it. */
export type Running = { readonly close: () => Promise<unknown> }

// A hanging close must not block the terminal.
const closeTimeoutMs = 2_000

/** npm forwards SIGTERM to its shell, which exits without forwarding it: under npm, that exit is the signal. */
function whenNpmEnds(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) stop()
  }, 250).unref()
}

/**
 * Runs a command to completion or, if it leaves something running, until Ctrl-C or SIGTERM; the exit code is then 0. If
 * it fails or is stopped before it has completed, the exit code is 1.
 */
export function runCommand(command: (signal: AbortSignal) => Promise<Running | void>): void {
  const stopping = new AbortController()
  const { signal } = stopping
  let exitCode = 1

  async function execute(): Promise<Running | void> {
    try {
      const running = await command(signal)
      if (!signal.aborted) exitCode = 0
      return running
    } catch (error) {
      // An interrupted command is expected to fail.
      if (signal.aborted) return
      console.error(error instanceof CommandError ? error.message : error)
      // A pipe takes a long output in parts, and exiting would cut it.
      await new Promise((resolve) => process.stdout.write('', resolve))
      return process.exit(1)
    }
  }

  const execution = execute()

  async function shutDown(): Promise<void> {
    setTimeout(() => process.exit(exitCode), closeTimeoutMs).unref()
    const running = await execution
    if (running) await running.close()
    process.exit(exitCode)
  }

  function stop(): void {
    if (signal.aborted) return
    stopping.abort()
    void shutDown()
  }

  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  whenNpmEnds(stop)
}

type RunOptions = {
  readonly signal: AbortSignal
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly errorMessage: string
}

/** Runs a program in its own process, and waits until it exits. If the signal is aborted, it ends too. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { signal, env, errorMessage }: RunOptions,
): Promise<void> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const
  const child = spawn(program, args, { stdio: [...stdio], env: { ...process.env, ...env }, signal })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new CommandError(errorMessage)
}
