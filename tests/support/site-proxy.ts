import { once } from 'node:events'
import { createServer } from 'node:http'

type Answer = { readonly status: number; readonly body: string }

/** A site of its own for a test, at its own origin: it passes requests on to the preview, unless it is told otherwise. */
export type SiteProxy = {
  readonly origin: string
  /** The paths of all requests that reached it. */
  readonly requests: readonly string[]
  /** What it answers instead of the text that the preview has for a path. */
  answer: (path: string, text: string) => Answer | undefined
  /** Lets requests wait that come from now on. */
  hold: () => void
  release: () => void
  close: () => Promise<void>
}

const isText = /^text\/|javascript/

export async function startSiteProxy(target: string): Promise<SiteProxy> {
  const requests: string[] = []
  let open: Promise<void> = Promise.resolve()
  let release: (() => void) | undefined
  const server = createServer(({ url = '/', method = 'GET' }, response) => {
    void (async () => {
      const { pathname } = new URL(url, target)
      requests.push(pathname)
      await open
      const found = await fetch(target + url, { method })
      const headers = new Headers(found.headers)
      // `fetch` has decoded the body.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name)
      const body = Buffer.from(await found.arrayBuffer())
      const type = headers.get('content-type') ?? ''
      const changed = isText.test(type) ? proxy.answer(pathname, body.toString()) : undefined
      response.writeHead(changed?.status ?? found.status, Object.fromEntries(headers))
      response.end(changed?.body ?? body)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const proxy: SiteProxy = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer: () => undefined,
    hold: () => {
      open = new Promise((resolve) => (release = resolve))
    },
    release: () => release?.(),
    close: async () => {
      release?.()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return proxy
}
