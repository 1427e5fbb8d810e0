import { spawnSync, type SpawnSyncOptions } from 'node:child_process'

type RunOptions = Pick<SpawnSyncOptions, 'cwd' | 'env' | 'timeout'>

/**
 * Runs a program to its end while this thread waits. No test can time out meanwhile, so the program has a limit of its own:
 * as long as a test may take, unless the options say otherwise.
 *
 * @throws Error that names the program, if it can't be started or takes too long
 */
export function runToEnd(command: string, args: readonly string[], options: RunOptions = {}) {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    timeout: 120_000,
    ...options,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  })
  if (error) throw error
  return { status, stdout, stderr }
}
