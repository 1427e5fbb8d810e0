import { spawn } from 'node:child_process'
import { vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { sendSignal } from '#tests/support/part-processes.ts'

// As for the journeys: nobody's key, nobody's other server.
const noSettings = {
  PAYMENTS_PORT: '',
  STAGE: '',
  SITE_ORIGINS: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_API_BASE: '',
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
  const signal = (name: NodeJS.Signals | 0) => npm.pid !== undefined && sendSignal(-npm.pid, name)
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  // It may have to be built.
  await vi.waitUntil(isServed, { timeout: 180_000, interval: 100 })
  return {
    url,
    close: async () => {
      signal('SIGTERM')
      // npm ends before the preview, which goes on to serve the connections that are open.
      await vi.waitUntil(() => !signal(0), { timeout: 30_000, interval: 50 })
    },
  }
}
