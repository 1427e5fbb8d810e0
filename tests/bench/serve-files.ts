import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { lookup } from 'mrmime'
import { cacheControlFor } from '#infra/stack/cache-control.ts'

export type FileServer = {
  readonly origin: string
  /** All requests since the start, with the size of each response's body. */
  readonly requests: readonly { readonly path: string; readonly bytes: number }[]
}

// Types and minimum size follow CloudFront's documentation. Its brotli quality is not documented; 5 is common.
const compressible = /^text\/|javascript|json|xml/
const minimumCompressedSize = 1_000
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

// Browsers only support HTTP/2 over TLS. Vite's generator needs neither openssl nor a key in the repository.
const certificate = await getCertificate('dist/bench')
const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
const keyHash = createHash('sha256').update(key).digest('base64')

/**
 * Makes Chromium trust only this key. With --ignore-certificate-errors it would cache nothing, and request prefetched files
 * again.
 */
export const trustArgument = `--ignore-certificate-errors-spki-list=${keyHash}`

/** Serves files over HTTP/2, compressed in advance and with the deployed site's Cache-Control. */
export async function serveFiles(files: ReadonlyMap<string, Buffer>): Promise<FileServer> {
  const responses = new Map([...files].map(([path, body]) => [path, responseOf(path, body)]))
  const requests: { path: string; bytes: number }[] = []
  const secrets = { key: certificate, cert: certificate }
  const server = createSecureServer(secrets, ({ url }, response) => {
    const { pathname } = new URL(url, 'https://localhost')
    const file = extname(pathname) ? pathname : `${pathname}/index.html`
    const path = file.replace(/^\/+/, '')
    const { status, headers, body } = responses.get(path) ?? notFound
    requests.push({ path, bytes: body.length })
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Must not keep the process running.
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `https://127.0.0.1:${port}`, requests }
}

const notFound = { status: 404, headers: {}, body: Buffer.alloc(0) }

function responseOf(path: string, content: Buffer) {
  const type = lookup(path) ?? 'application/octet-stream'
  const headers = { 'content-type': type, 'cache-control': cacheControlFor(path) }
  if (content.length < minimumCompressedSize || !compressible.test(type)) {
    return { status: 200, headers, body: content }
  }
  const body = brotliCompressSync(content, quality)
  return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body }
}
