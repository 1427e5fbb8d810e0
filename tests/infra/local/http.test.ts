import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, listenerOf } from '#infra/local/http.ts'
import { serve } from '#tests/support/local-server.ts'

test('a visitor who leaves in the middle leaves no trace', async () => {
  const log = vi.spyOn(console, 'error')
  onTestFinished(() => log.mockRestore())
  const arrived: IncomingMessage[] = []
  const listener = listenerOf(async () => answer(200, {}, 'received'), 1_000)
  const { url, port } = await serve((message, response) => {
    arrived.push(message)
    listener(message, response)
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf of it')
  await expect.poll(() => arrived).toHaveLength(1)
  const gone = arrived.map((message) => once(message, 'close'))
  socket.destroy()
  await Promise.allSettled(gone)
  expect(await (await fetch(url)).text()).toBe('received')
  expect(log).not.toHaveBeenCalled()
})
