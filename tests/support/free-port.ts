import { createServer } from 'node:http'
import { listenOnLocalhost } from '#infra/local/listen.ts'

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOnLocalhost(createServer(), 0)
  await close()
  return port
}
