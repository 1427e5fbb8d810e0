import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from './command.ts'

type RunOptions = {
  /** Ends the program and what it started. */
  readonly signal: AbortSignal
  /** Variables that it sees beside those of this process, or in their place. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** What to say when it fails. */
  readonly failure: string
}

/**
 * Runs a program to its end, in a process of its own.
 *
 * @param args - the program's file and its arguments
 * @throws CommandError when it fails
 */
export async function runNode(
  args: readonly string[],
  { signal, env, failure }: RunOptions,
): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // A program may start others. As a group they end together.
    detached: true,
  })
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid)
  signal.addEventListener('abort', endGroup)
  try {
    await once(child, 'exit')
  } finally {
    // Later there is no such group, or another one.
    signal.removeEventListener('abort', endGroup)
  }
  if (child.exitCode !== 0) throw new CommandError(failure)
}
