import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { lookup } from 'mrmime'
import { cacheControlFor, contentTypes } from '#infra/stack/cache-control.ts'
import { filesIn } from '#infra/tools/files.ts'

/** A file of the bucket, with its headers by lower-case name. */
export type SiteFile = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

const types = new Map<string, string>(Object.entries(contentTypes))

/** The built site's files by key, as the deployment uploads them. */
export function siteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const files = filesIn(folder).map((path): [string, SiteFile] => {
    const key = path.slice(folder.length + 1)
    // Guessed from the name, or else S3's own default.
    const type =
      types.get(`/${key}`) ?? types.get(extname(key)) ?? lookup(key) ?? 'binary/octet-stream'
    const headers = { 'content-type': type, 'cache-control': cacheControlFor(key) }
    return [key, { body: readFileSync(path), headers }]
  })
  return new Map(files)
}
