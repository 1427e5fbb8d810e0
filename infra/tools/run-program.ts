import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from './command.ts'

/** Runs a phase of a command, and prints its name first and its duration afterwards. */
export async function runPhase<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  console.log(`${name} …`)
  const start = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

const isWindows = process.platform === 'win32'

type RunOptions = {
  readonly signal: AbortSignal
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly errorMessage: string
}

/** Runs a program in its own process, and waits until it exits. If the signal is aborted, its child processes end too. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { signal, env, errorMessage }: RunOptions,
): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // A process group, so that its child processes can be stopped with it. On Windows it would be without a console.
    detached: !isWindows,
  })
  const killGroup = () => {
    if (child.pid === undefined) return
    if (isWindows) spawn('taskkill', ['/pid', `${child.pid}`, '/t', '/f'], { stdio: 'ignore' })
    else process.kill(-child.pid)
  }
  signal.addEventListener('abort', killGroup)
  try {
    await once(child, 'exit')
  } finally {
    // By the time of a later abort, another group may have this id.
    signal.removeEventListener('abort', killGroup)
  }
  if (child.exitCode !== 0) throw new CommandError(errorMessage)
}
