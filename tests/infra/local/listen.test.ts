import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { CommandError } from '#infra/tools/command.ts'
import { isPortInUse, listenOnLocalhost, refusePortInUse } from '#infra/local/listen.ts'

async function localServer(port = 0) {
  const server = createServer((_, response) => response.end('here'))
  const listening = await listenOnLocalhost(server, port)
  onTestFinished(() => listening.close())
  return listening
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.family === 'IPv6' && address.internal)

const addresses = ['127.0.0.1', 'localhost', ...(hasIpv6 ? ['[::1]'] : [])]

test.each(addresses)('the server answers on %s', async (host) => {
  const { port } = await localServer()
  expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here')
})

test('a port in use is told apart from other failures', async () => {
  const { port } = await localServer()
  const second = localServer(port)
  await expect(second).rejects.toSatisfy(isPortInUse)
  expect(isPortInUse(new Error('other'))).toBe(false)
})

test('a port in use is refused with the name of the setting', async () => {
  const { port } = await localServer()
  const sentence = `Port ${port} is in use: set PORT to another one.`
  await expect(refusePortInUse(port)).rejects.toEqual(new CommandError(sentence))
})

test('asking for a free port leaves it free', async () => {
  const { port, close } = await localServer()
  await close()
  await refusePortInUse(port)
  expect((await localServer(port)).port).toBe(port)
})

test('closing does not wait for requests that are never answered', async () => {
  const server = createServer()
  const { port, close } = await listenOnLocalhost(server, 0)
  const [outcome] = await Promise.all([
    fetch(`http://localhost:${port}`).catch((error: unknown) => error),
    once(server, 'request').then(close),
  ])
  expect(outcome).toEqual(new TypeError('fetch failed'))
})
