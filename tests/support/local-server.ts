import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts a web server on a free port of 127.0.0.1, until the end of the test. */
export async function serve(listener: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(listener)
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, port }
}

/** Environment variables that point the AWS SDK at a local Lambda service and away from the machine's AWS settings. */
export function awsEnvironment(lambdaUrl: string): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL_LAMBDA: lambdaUrl,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  }
}
