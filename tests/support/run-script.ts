import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

// Resolved here, because the script may run in a folder without node_modules.
const tsx = import.meta.resolve('tsx')

/** Windows has no signals: a process there is only terminated. */
export const hasSignals = process.platform !== 'win32'

type ProcessOptions = { readonly cwd: string; readonly env: Readonly<Record<string, string>> }

/** Runs a TypeScript file. */
export function runFile(
  file: string,
  options: ProcessOptions,
  args: readonly string[] = [],
  flags: readonly string[] = [],
) {
  const child = spawn(process.execPath, [...flags, '--import', tsx, file, ...args], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const closed = once(child, 'close')
  return {
    output,
    /** Waits, however busy the machine is, until the script has printed this text. Fails if it ends before. */
    printed: (text: string) =>
      new Promise<void>((resolve, reject) => {
        const check = () => {
          if ((output.stdout + output.stderr).includes(text)) resolve()
        }
        child.stdout.on('data', check)
        child.stderr.on('data', check)
        child.on('close', () => reject(new Error(`It ended before: ${JSON.stringify(output)}`)))
        check()
      }),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until the script has exited. */
    ended: async () => {
      await closed
      return { exitCode: child.exitCode, ...output }
    },
  }
}

/** Runs one of the project's scripts with the tests' company, given by its path here, in another folder and environment. */
export function runScript(script: string, options: ProcessOptions, args?: readonly string[]) {
  const file = fileURLToPath(new URL(`../../${script}`, import.meta.url))
  return runFile(file, options, args, ['--conditions', 'tests'])
}
