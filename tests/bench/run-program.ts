import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CommandError } from '#infra/tools/command.ts'

/**
 * Runs a program and returns its standard output.
 *
 * @param signal - stops the program and its child processes
 * @throws CommandError if it fails
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  signal.throwIfAborted()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    // A process group, so that its child processes can be stopped with it.
    detached: true,
  })
  // Lighthouse only closes its browser on SIGINT.
  const killGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGINT')
  signal.addEventListener('abort', killGroup)
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  signal.removeEventListener('abort', killGroup)
  if (child.exitCode !== 0)
    throw new CommandError(`The command failed: ${command} ${args.join(' ')}`)
  return output
}
