import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from './command.ts'

type RunOptions = {
  /** Stops the program and its child processes. */
  readonly signal: AbortSignal
  /** Environment variables to add or override. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The message of the CommandError if it fails. */
  readonly errorMessage: string
}

/**
 * Runs a Node program in its own process and waits until it exits.
 *
 * @param args - the program's file and its arguments
 * @throws CommandError if it fails
 */
export async function runNode(
  args: readonly string[],
  { signal, env, errorMessage }: RunOptions,
): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // A process group, so that its child processes can be stopped with it.
    detached: true,
  })
  const killGroup = () => child.pid !== undefined && process.kill(-child.pid)
  signal.addEventListener('abort', killGroup)
  try {
    await once(child, 'exit')
  } finally {
    // By the time of a later abort, another group may have this id.
    signal.removeEventListener('abort', killGroup)
  }
  if (child.exitCode !== 0) throw new CommandError(errorMessage)
}
