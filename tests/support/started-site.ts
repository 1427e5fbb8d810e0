import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serveAt } from '#infra/local/listen.ts'
import { CommandError } from '#infra/tools/command.ts'

/** The settings of a fresh machine. */
export const noSettings = { HOST: '', STAGE: '', STRIPE_SECRET_KEY: '' }

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const { port, close } = await serveAt(() => Response.error(), 0)
  await close()
  return port
}

/** Builds the site of a project if it is out of date, and serves it on a free port, as `npm start` does. */
export async function startSite(cwd = process.cwd()) {
  const port = await freePort()
  const preview = spawn(process.execPath, ['--import', 'tsx', 'infra/local/start.ts'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...noSettings, PORT: String(port) },
  })
  process.once('exit', () => preview.kill())
  const closed = once(preview, 'close')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    preview.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Ctrl-C')) resolve()
    })
    preview.once('close', () => reject(new CommandError('npm start failed.')))
  })
  return {
    url: `http://localhost:${port}`,
    /** Its printed output. */
    output,
    close: async () => {
      preview.kill()
      await closed
    },
  }
}
