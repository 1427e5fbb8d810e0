import type { Responder } from './provider-server.ts'

const json = { 'content-type': 'application/json' }
const partOfSession = '{"object":'

const breakOff: Responder = (response, request) => {
  response.writeHead(200, { ...json, 'content-length': 1_000 })
  response.write(partOfSession, () => request.socket.destroy())
}

const drip: Responder = (response, request) => {
  response.writeHead(200, json)
  const writing = setInterval(() => response.write(' '), 5)
  request.socket.once('close', () => clearInterval(writing))
}

const resetAfterHeaders: Responder = (response, request) => {
  response.writeHead(200, json).write('', () => request.socket.destroy())
}

const respondWith = (status: number, type: string, body: string): Responder => {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body)
}

/** What a provider can do instead of responding as documented. */
export const faults = {
  'resets the connection': (_response, request) => request.socket.destroy(),
  'resets the connection after the headers': resetAfterHeaders,
  'never responds': () => {},
  'is silent after the headers': (response) => response.writeHead(200, json).flushHeaders(),
  'is silent in the body': (response) => response.writeHead(200, json).write(partOfSession),
  'drips its body': drip,
  'breaks off its body': breakOff,
  'responds with a page': respondWith(200, 'text/html', '<html>'),
  'limits the rate': respondWith(429, json['content-type'], '{"error":{"code":"rate_limit"}}'),
  fails: respondWith(500, json['content-type'], '{"error":{"type":"api_error"}}'),
} satisfies Record<string, Responder>
