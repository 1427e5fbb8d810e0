import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { lookup } from 'mrmime'
import { cacheControlFor, contentTypes } from '#infra/stack/cache-control.ts'
import { edgeFunction } from '#infra/stack/edge/edge-function.ts'
import { functionEnvironment } from '#infra/stack/function-environment.ts'
import { responseHeaders } from '#infra/stack/security-headers.ts'
import type { Stage } from '#infra/stack/stage.ts'
import { filesIn } from '#infra/tools/files.ts'
import { originSecretHeader } from '#lambda/deployment.ts'

type Headers = Readonly<Record<string, string>>

/** A file of the bucket, with its headers by lower-case name. */
export type SiteFile = { readonly body: Buffer; readonly headers: Headers }

/** What a stage serves. */
export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>
  /** The code that maps a path to a file. */
  readonly rewrite: string
  /** On every response. */
  readonly headers: Headers
  /** The edge's, on every call. */
  readonly originHeaders: Headers
  readonly function: { readonly file: string; readonly environment: Headers }
}

const types = new Map<string, string>(Object.entries(contentTypes))

/** The built site's files by key, as the deployment uploads them. */
function filesOf(folder: string): ReadonlyMap<string, SiteFile> {
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

/** What a stage's stack would serve of a build, by the stack's own modules. */
export function siteOf(
  stage: Stage,
  build: { readonly site: string; readonly lambda: string },
  allowedOrigins: readonly string[],
): Site {
  const { config } = stage
  const secret = randomBytes(24).toString('hex')
  return {
    files: filesOf(build.site),
    rewrite: edgeFunction(config.domainNames ?? []),
    headers: responseHeaders(stage),
    originHeaders: { [originSecretHeader]: secret },
    function: {
      file: build.lambda,
      environment: functionEnvironment(config, allowedOrigins, secret),
    },
  }
}
