import type { WorkboxPlugin } from 'workbox-core/types.js'

/** The files of this build by name, each with its length in bytes. Set by infra/build/bundles.ts. */
declare const builtFiles: Readonly<Record<string, number>>

const contentTypes: readonly (readonly [ending: string, type: RegExp])[] = [
  ['.js', /javascript/],
  ['.css', /^text\/css/],
  ['.txt', /^text\/plain/],
  ['.woff2', /^(font|application)\//],
]

function hasOwnType(name: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  return contentTypes.some(([ending, own]) => name.endsWith(ending) && own.test(type))
}

/** Another build's file, of a tab that is older or newer than this worker, is known by its type only. */
async function isWhole(name: string, response: Response): Promise<boolean> {
  const length = builtFiles[name]
  return length === undefined || (await response.clone().arrayBuffer()).byteLength === length
}

const nameOf = ({ url }: Request) => new URL(url).pathname.split('/').pop() ?? ''

/** A status of 200 is also a proxy's notice or half a script: neither is stored, run, or taken from an earlier store. */
export const savedFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const name = nameOf(request)
    const isOurs = !response.ok || (hasOwnType(name, response) && (await isWhole(name, response)))
    if (!isOurs) throw new TypeError(`Not this site’s ${name}`)
    return response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasOwnType(nameOf(request), cachedResponse) ? cachedResponse : null,
}
