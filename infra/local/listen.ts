import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer, type Server as SocketServer } from 'node:net'
import { CommandError, type Running } from '#infra/tools/command.ts'

async function listening(server: SocketServer, port: number, host: string): Promise<void> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isInUse) throw error
    throw new CommandError(`Port ${port} is in use: set PORT or PAYMENTS_PORT to another one.`)
  }
}

/**
 * Lets a server listen on this machine's own addresses only. The name "localhost" means 127.0.0.1 to some programs and
 * ::1 to others, so one server listens on both.
 *
 * @param port - 0 takes any free port
 * @returns the port, and what closes the server and all its connections
 * @throws CommandError when the port is in use
 */
export async function listenOnLocalhost(
  server: Server,
  port: number,
): Promise<Running & { readonly port: number }> {
  // Node documents the injection of connections into an HTTP server by this event.
  const ipv6 = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })

  async function close(): Promise<void> {
    ipv6.close()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }

  await listening(server, port, '127.0.0.1')
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  try {
    await listening(ipv6, ownPort, '::1')
  } catch (error) {
    // Any other error is that of a machine without IPv6.
    if (!(error instanceof CommandError)) return { port: ownPort, close }
    await close()
    throw error
  }
  return { port: ownPort, close }
}

/**
 * Fails before a long build when the site could not be served after it.
 *
 * @throws CommandError when the port is in use
 */
export async function refusePortInUse(port: number): Promise<void> {
  const trial = await listenOnLocalhost(createHttpServer(), port)
  await trial.close()
}
