import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
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

async function listen(server: SocketServer, port: number, host: string): Promise<void> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // Not every machine has IPv6.
    if (host === '::1' && code !== 'EADDRINUSE') return
    throw code in refusals ? new CommandError(`Port ${port} ${refusals[code]}`) : error
  }
}

/** Makes a server listen at an address, or on this machine only: "localhost" is 127.0.0.1 to some programs, ::1 to others. */
export async function listenAt(server: Server, port: number, host?: string): Promise<Listening> {
  await listen(server, port, host ?? '127.0.0.1')
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  // Node documents this event as the way to inject connections into an HTTP server.
  const ipv6 = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  if (host === undefined) await listen(ipv6, ownPort, '::1')
  return {
    port: ownPort,
    close: async () => {
      ipv6.close()
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

export const serveOnLocalhost = (fetch: Fetch, port: number) => serveAt(fetch, port)
