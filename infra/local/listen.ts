import type { Server } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server as SocketServer } from 'node:net'
import { CommandError, type Running } from '#infra/tools/command.ts'

// Machines without IPv6 have no ::1 to listen on.
const noIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether listening failed because somebody else listens on the port. */
export function isPortInUse(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE'
}

function listening(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * Lets a server listen on this machine's own addresses only. The name "localhost" means 127.0.0.1 to some programs and
 * ::1 to others, so both are answered, by one server.
 *
 * @param port - 0 takes any free port
 * @returns the port, and what ends the server and all its connections
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
    if (!noIpv6.has(codeOf(error))) {
      await close()
      throw error
    }
  }
  return { port: ownPort, close }
}

/** Lets something listen at a port; at any other one when that is taken, or beyond the last. */
export async function atPortOrAny<T>(
  port: number,
  listen: (port: number) => Promise<T>,
): Promise<T> {
  if (port > 65_535) return listen(0)
  try {
    return await listen(port)
  } catch (error) {
    if (!isPortInUse(error)) throw error
    return listen(0)
  }
}

/**
 * Finds out before a long build that the site could not be served after it.
 *
 * @throws CommandError naming the setting when the port is in use
 */
export async function refusePortInUse(port: number): Promise<void> {
  try {
    const trial = await listenOnLocalhost(createHttpServer(), port)
    await trial.close()
  } catch (error) {
    throw isPortInUse(error)
      ? new CommandError(`Port ${port} is in use: set PORT to another one.`)
      : error
  }
}
