import { Server } from 'node:net'
import { expect, test, vi } from 'vitest'
import { serveAt } from '#infra/local/listen.ts'

// The system decides by user and machine which addresses it refuses.
test.each([
  ['EADDRINUSE', 'Port 80 is in use. Set PORT to another one.'],
  ['EACCES', 'Port 80 is reserved by this system. Set PORT to another one.'],
  ['EADDRNOTAVAIL', 'Port 80 cannot be opened: HOST is no address of this machine.'],
])('an address that the system refuses with %s is one sentence', async (code, sentence) => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error(code), { code })))
    return this
  })
  const serving = serveAt(() => new Response(), 80)
  await expect(serving).rejects.toMatchObject({ name: 'CommandError', message: sentence })
})
