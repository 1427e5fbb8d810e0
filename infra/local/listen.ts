import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { CommandError } from '#infra/tools/command.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Listening = { readonly port: number; readonly close: () => Promise<void> }

const refusals: NodeJS.Dict<string> = {
  EADDRINUSE: 'is in use. Set PORT to another one.',
  // Below 1024 or, on Windows, in a reserved range.
  EACCES: 'is reserved by this system. Set PORT to another one.',
  EADDRNOTAVAIL: 'cannot be opened: HOST is no address of this machine.',
}

/** Makes a server listen at an address, by default on this machine only. To some programs "localhost" is ::1 first, then this. */
export async function listenAt(
  server: Server,
  port: number,
  host = '127.0.0.1',
): Promise<Listening> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw code in refusals ? new CommandError(`Port ${port} ${refusals[code]}`) : error
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A handler of web-standard requests as a listener of Node's servers. */
export function toListener(fetch: Fetch): RequestListener {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  return (request, response) => void listener(request, response)
}

export function serveAt(fetch: Fetch, port: number, host?: string): Promise<Listening> {
  return listenAt(createServer(toListener(fetch)), port, host)
}
