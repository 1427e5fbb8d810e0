import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError } from '#infra/tools/command.ts'
import { freePort } from './free-port.ts'

/** The settings of a machine without any: nobody's key, nobody's other server. */
export const noSettings = {
  PAYMENTS_PORT: '',
  STAGE: '',
  SITE_ORIGINS: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_API_BASE: '',
}

async function waitUntil(isSo: () => Promise<boolean> | boolean, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new CommandError('npm start does not start, or end.')
    await sleep(100)
  }
}

/** Builds the site if it is out of date, and serves it on a free port. */
export async function startSite() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...noSettings, PORT: String(port) },
    detached: true,
  })
  /** Sends a signal to the process group; 0 only asks. Returns whether there is one. */
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return npm.pid !== undefined && process.kill(-npm.pid, name)
    } catch {
      return false
    }
  }
  process.once('exit', () => signal('SIGTERM'))
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  // It may have to be built.
  await waitUntil(isServed, 180_000)
  return {
    url,
    close: async () => {
      signal('SIGTERM')
      // npm ends before the preview, which goes on to serve the connections that are open.
      await waitUntil(() => !signal(0), 30_000)
    },
  }
}
