import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CommandError } from '#infra/tools/command.ts'

/**
 * Runs a program to its end, and returns what it wrote.
 *
 * @param signal - ends it and what it started
 * @throws CommandError when it fails
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
    // As a group, the program and what it started end together.
    detached: true,
  })
  // Lighthouse closes its browser on SIGINT alone.
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGINT')
  signal.addEventListener('abort', endGroup)
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  signal.removeEventListener('abort', endGroup)
  if (child.exitCode !== 0) throw new CommandError(`This failed: ${command} ${args.join(' ')}`)
  return output
}
