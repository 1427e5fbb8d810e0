import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import { cacheControlOf } from '#infra/cache-control.ts'
import { CommandError } from './command.ts'
import { encode, type Encoding } from './content-encoding.ts'

type Representation = { readonly body: Buffer; readonly etag: string }

/** A file of the site, in every encoding in which it may be sent. */
export type SiteFile = {
  readonly contentType: string
  readonly cacheControl: string
  readonly identity: Representation
  readonly br?: Representation
  readonly gzip?: Representation
}

/** The built site by path, without a leading slash. */
export type SiteFiles = {
  readonly get: (path: string) => SiteFile | undefined
  readonly notFoundPage: SiteFile
}

const textTypes = /^text\/|[/+](json|javascript|xml)$/

// CloudFront compresses nothing below 1,000 bytes ("Serving compressed files", developer guide).
const compressedFrom = 1_000

function representation(body: Buffer, hash: string, encoding: Encoding | 'identity') {
  return { body, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"` }
}

async function siteFile(path: string, body: Buffer): Promise<SiteFile> {
  const type = lookup(path) ?? 'application/octet-stream'
  const isText = textTypes.test(type)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const file = {
    contentType: isText ? `${type}; charset=utf-8` : type,
    cacheControl: cacheControlOf(path),
    identity: representation(body, hash, 'identity'),
  }
  if (!isText || body.length < compressedFrom) return file
  return {
    ...file,
    br: representation(await encode(body, 'br'), hash, 'br'),
    gzip: representation(await encode(body, 'gzip'), hash, 'gzip'),
  }
}

/**
 * Reads the built site into memory. Requests are answered from there alone: no path of a request ever reaches the disk,
 * and a build that runs meanwhile changes nothing under a visitor's feet. Files and folders whose names begin with a dot
 * are left out.
 *
 * @throws CommandError when the folder holds no built site
 */
export async function loadSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, SiteFile>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).split(sep).join('/')
    if (!/(^|\/)\./.test(path)) files.set(path, await siteFile(path, await readFile(file)))
  }
  const notFoundPage = files.get('404.html')
  if (!notFoundPage) throw new CommandError(`${folder} holds no built site: run npm run build.`)
  return { get: (path) => files.get(path), notFoundPage }
}
