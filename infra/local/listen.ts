import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { CommandError } from '#infra/tools/command.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Listening = { readonly port: number; readonly close: () => Promise<void> }

async function listen(server: SocketServer, port: number, host: string): Promise<void> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} is in use. Set PORT to another one.`)
    }
    // Not every machine has IPv6.
    if (host !== '::1') throw error
  }
}

/** Makes a server listen on this machine only: "localhost" is 127.0.0.1 to some programs, ::1 to others. Port 0 means any. */
export async function listenOnLocalhost(server: Server, port: number): Promise<Listening> {
  await listen(server, port, '127.0.0.1')
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  // Node documents this event as the way to inject connections into an HTTP server.
  const ipv6 = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  await listen(ipv6, ownPort, '::1')
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

export function serveOnLocalhost(fetch: Fetch, port: number): Promise<Listening> {
  return listenOnLocalhost(createServer(toListener(fetch)), port)
}
