import { serveAt } from '#infra/local/listen.ts'
import { test as base } from './journey.ts'

type Answer = { readonly status: number; readonly body: string; readonly type?: string }

/** A site of its own for a test, at its own origin: it passes requests on to the preview, unless it is told otherwise. */
async function startSiteProxy(target: string) {
  /** The paths of all requests that reached it. */
  const requests: string[] = []
  const pass = async ({ url, method }: Request) => {
    const { pathname, search } = new URL(url)
    requests.push(pathname)
    const found = await fetch(target + pathname + search, { method })
    const headers = new Headers(found.headers)
    // `fetch` has decoded the body.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const isText = /^text\/|javascript|json/.test(headers.get('content-type') ?? '')
    const body = isText ? await found.text() : await found.arrayBuffer()
    const changed = typeof body === 'string' ? site.answer(pathname, body) : undefined
    if (changed?.type) headers.set('content-type', changed.type)
    return new Response(changed?.body ?? body, { status: changed?.status ?? found.status, headers })
  }
  const { port, close } = await serveAt(pass, 0)
  const site = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    /** Replaces the preview's text for a path. */
    answer: (_path: string, _text: string): Answer | undefined => undefined,
    close,
  }
  return site
}

type Site = Awaited<ReturnType<typeof startSiteProxy>>

type Fixtures = { readonly site: Site }

/** A test with a site of its own, which can be changed. */
export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, run) => {
    const site = await startSiteProxy(baseURL ?? '')
    await run(site)
    await site.close()
  },
})
