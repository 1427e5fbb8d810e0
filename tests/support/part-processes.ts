import { existsSync, readdirSync, readFileSync } from 'node:fs'

type Process = { readonly pid: number; readonly command: string }

/** A file about a process; nothing about one that has ended, or is another user's. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The living processes of a group, and those that inherited a variable: Playwright starts the server and each browser in a
 * group of its own. Only Linux tells; on other systems there are none.
 *
 * @param variable - as in `env`: `NAME=value`
 */
export function partProcesses(group: number, variable: string): readonly Process[] {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      // After the name, which can contain spaces and parentheses: state, parent, group.
      const [state = '', , ownGroup] = read(pid, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (state === '' || state === 'Z') return false
      return ownGroup === String(group) || read(pid, 'environ').split('\0').includes(variable)
    })
    .map((pid) => ({
      pid: Number(pid),
      command: read(pid, 'cmdline').replaceAll('\0', ' ').trim(),
    }))
}

/** Sends a signal to a process or, if the number is negative, to a group; 0 only asks. Returns whether there is one. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
