import { serveOnLocalhost } from '#infra/local/listen.ts'

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const { port, close } = await serveOnLocalhost(() => Response.error(), 0)
  await close()
  return port
}
