import type { WorkboxPlugin } from 'workbox-core/types.js'

/** The files of this build by name, each with its length in bytes. Set by infra/build/bundles.ts. */
declare const builtFiles: Readonly<Record<string, number>>

const contentTypes: readonly (readonly [ending: string, type: RegExp])[] = [
  ['.js', /javascript/],
  ['.css', /^text\/css/],
  ['.txt', /^text\/plain/],
  ['.woff2', /^(font|application)\//],
]

/** Another build's file, of a tab that is older or newer than this worker, is known by its type only. */
async function isOurs({ url }: Request, response: Response): Promise<boolean> {
  const name = new URL(url).pathname.split('/').pop() ?? ''
  const type = response.headers.get('content-type') ?? ''
  if (!contentTypes.some(([ending, own]) => name.endsWith(ending) && own.test(type))) return false
  const length = builtFiles[name]
  return length === undefined || (await response.clone().arrayBuffer()).byteLength === length
}

/** A status of 200 is also a proxy's notice or half a script: neither is stored, run, or taken from an earlier store. */
export const savedFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && !(await isOurs(request, response))) {
      throw new TypeError(`Not this site’s ${request.url}`)
    }
    return response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isOurs(request, cachedResponse)) ? cachedResponse : null,
}
