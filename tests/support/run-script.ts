import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

// Resolved here: the script may run in another folder, which has no packages.
const tsx = import.meta.resolve('tsx')

type Surroundings = { readonly cwd: string; readonly env: Readonly<Record<string, string>> }

function run(command: string, args: readonly string[], surroundings: Surroundings) {
  const child = spawn(command, args, surroundings)
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const closed = once(child, 'close')
  return {
    output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits for the script's end. */
    ended: async () => {
      await closed
      return { exitCode: child.exitCode, ...output }
    },
  }
}

function pathOf(script: string): string {
  return fileURLToPath(new URL(`../../${script}`, import.meta.url))
}

/** Runs a file of TypeScript. */
export function runFile(file: string, surroundings: Surroundings, args: readonly string[] = []) {
  return run(process.execPath, ['--import', tsx, file, ...args], surroundings)
}

/** Runs a script of the project, named by its path in it, in some folder and with an environment of its own. */
export function runScript(script: string, surroundings: Surroundings, args?: readonly string[]) {
  return runFile(pathOf(script), surroundings, args)
}

/** The command line that runs a script of the project, for a package.json in another folder. */
export function commandLineOf(script: string): string {
  const parts = [process.execPath, '--import', tsx, pathOf(script)]
  return parts.map((part) => `"${part}"`).join(' ')
}

/** Runs a script of the package.json in a folder, as its user does. */
export function runNpmScript(name: string, { cwd, env }: Surroundings) {
  return run('npm', ['run', name], { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } })
}
