import type { Page } from '@playwright/test'
import { serveAt } from '#infra/local/listen.ts'
import * as v from 'valibot'
import { alwaysSavedKey, openedInKey, savedFilesMeta } from '#web/ui/document/protocol.ts'
import { expect, open, test as base } from './journey.ts'

type Answer = { readonly status: number; readonly body: string; readonly type?: string }

/** A site of its own for a test, at its own origin: it passes requests on to the preview, unless it is told otherwise. */
async function startSiteProxy(target: string) {
  /** The paths of all requests that reached it. */
  const requests: string[] = []
  let gate: Promise<void> = Promise.resolve()
  let release: (() => void) | undefined
  const pass = async ({ url, method }: Request) => {
    const { pathname, search } = new URL(url)
    requests.push(pathname)
    // A request that was held is answered by the site as it was.
    const { answer } = site
    await gate
    const found = await fetch(target + pathname + search, { method })
    const headers = new Headers(found.headers)
    // `fetch` has decoded the body.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const isText = /^text\/|javascript|json/.test(headers.get('content-type') ?? '')
    const body = isText ? await found.text() : await found.arrayBuffer()
    const changed = typeof body === 'string' ? answer(pathname, body) : undefined
    if (changed?.type) headers.set('content-type', changed.type)
    return new Response(changed?.body ?? body, { status: changed?.status ?? found.status, headers })
  }
  const { port, close } = await serveAt(pass, 0)
  const site = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    /** Replaces the preview's text for a path. */
    answer: (_path: string, _text: string): Answer | undefined => undefined,
    /** Holds back all further requests. */
    hold: () => {
      gate = new Promise((resolve) => (release = resolve))
    },
    release: () => release?.(),
    close,
  }
  return site
}

type Fixtures = { readonly site: Awaited<ReturnType<typeof startSiteProxy>> }

/** A test with a service worker, and a site of its own, which can be changed and held back. */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  site: async ({ baseURL }, run) => {
    const site = await startSiteProxy(baseURL ?? '')
    await run(site)
    site.release()
    await site.close()
  },
})

/** The paths of everything that the browser has in its caches. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => url.slice(location.origin.length))
  })

const savedFiles = v.record(v.string(), v.array(v.string()))

/** Waits until these pages are saved, and all that is saved without a visit. */
export async function waitUntilSaved(page: Page, ...visited: readonly string[]): Promise<void> {
  const meta = page.locator(`meta[name=${savedFilesMeta}]`)
  const address = new URL((await meta.getAttribute('content')) ?? '', page.url()).href
  const list = v.parse(savedFiles, await (await page.request.get(address)).json())
  const files = [alwaysSavedKey, ...visited.map(openedInKey)].flatMap((key) => list[key] ?? [])
  expect(files.length).toBeGreaterThan(5)
  const expected = [...visited, ...files.map((file) => `/${file}`)]
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(expected))
}

/** Opens a page, and waits until it is saved. */
export async function openAndSave(page: Page, path: string): Promise<void> {
  await open(page, path)
  await waitUntilSaved(page, new URL(path, page.url()).pathname)
}
