import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import { filesIn } from '#infra/tools/files.ts'
import * as z from '#shared/schema.ts'
import { text, type Template } from './template.ts'

/** A file of the bucket, with its headers by lower-case name. */
export type SiteFile = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

// The filters of `aws s3 sync` that the stack uses: all files, an extension, a folder, a file.
const filters = z._default(z.array(text.check(z.regex(/^(\*|\*\.\w+|\w+\/\*|[\w-]+\.\w+)$/))), [])

const deploymentSchema = z.strictObject({
  DestinationBucketKeyPrefix: z._default(text, ''),
  SourceObjectKeys: z.tuple([text]),
  Exclude: filters,
  Include: filters,
  SystemMetadata: z.record(text, text),
})

/** The folder of a synthesis that the CDK uploads, zipped, under a key. */
export function assetFolder(assembly: string, key: string): string {
  return join(assembly, `asset.${key.replace('.zip', '')}`)
}

function matchesAny(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const [start = '', end] = pattern.split('*')
    return end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end)
  })
}

type Filters = Readonly<Record<'Exclude' | 'Include', readonly string[]>>

/** Whether a step of the deployment leaves a file out: includes take precedence over excludes. */
export function isExcluded(file: string, step: Filters): boolean {
  return matchesAny(file, step.Exclude) && !matchesAny(file, step.Include)
}

/** The site's files by key, as the steps of the deployment copy them into a new bucket. */
export function deployedFiles(template: Template, assembly: string): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const step of template.all('Custom::CDKBucketDeployment', deploymentSchema)) {
    const folder = assetFolder(assembly, step.SourceObjectKeys[0])
    for (const path of filesIn(folder)) {
      const file = relative(folder, path).split(sep).join('/')
      if (isExcluded(file, step)) continue
      // Guessed from the name, or else S3's own default.
      const type = lookup(file) ?? 'binary/octet-stream'
      const headers = { 'content-type': type, ...step.SystemMetadata }
      const key = [step.DestinationBucketKeyPrefix, file].filter(Boolean).join('/')
      files.set(key, { body: readFileSync(path), headers })
    }
  }
  return files
}
