/** Sends a signal to a process or, if the number is negative, to a group; 0 only asks. Returns whether there is one. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
