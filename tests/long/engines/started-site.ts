import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'

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
  })
  const closed = once(npm, 'close')
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
      npm.kill()
      await closed
    },
  }
}
