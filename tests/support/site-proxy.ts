import { createServer } from 'node:http'
import { listenOnLocalhost, toListener } from '#infra/local/listen.ts'

type Answer = { readonly status: number; readonly body: string }

/** A site of its own for a test, at its own origin: it passes requests on to the preview, unless it is told otherwise. */
export type SiteProxy = {
  readonly origin: string
  /** The paths of all requests that reached it. */
  readonly requests: readonly string[]
  /** What it answers instead of the text that the preview has for a path. */
  answer: (path: string, text: string) => Answer | undefined
  /** Lets requests wait that come from now on. */
  readonly hold: () => void
  readonly release: () => void
  readonly close: () => Promise<void>
}

export async function startSiteProxy(target: string): Promise<SiteProxy> {
  const requests: string[] = []
  let open: Promise<void> = Promise.resolve()
  let release: (() => void) | undefined
  const pass = async ({ url, method }: Request) => {
    const { pathname, search } = new URL(url)
    requests.push(pathname)
    await open
    const found = await fetch(target + pathname + search, { method })
    const headers = new Headers(found.headers)
    // `fetch` has decoded the body.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const isText = /^text\/|javascript/.test(headers.get('content-type') ?? '')
    const body = isText ? await found.text() : await found.arrayBuffer()
    const changed = typeof body === 'string' ? proxy.answer(pathname, body) : undefined
    return new Response(changed?.body ?? body, { status: changed?.status ?? found.status, headers })
  }
  const { port, close } = await listenOnLocalhost(createServer(toListener(pass)), 0)
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
      await close()
    },
  }
  return proxy
}
