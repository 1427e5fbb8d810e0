import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import { filesIn } from '#infra/tools/files.ts'
import * as z from '#shared/schema.ts'
import type { Template } from './template.ts'

/** A file of the bucket, with its headers by lower-case name. */
export type SiteFile = {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

// Of the filters of `aws s3 sync`: all files, those of an extension, those of a folder.
const filters = z._default(z.array(z.string().check(z.regex(/^(\*|\*\.\w+|\w+\/\*)$/))), [])

const deploymentSchema = z.object({
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SourceObjectKeys: z.tuple([z.string()]),
  Exclude: filters,
  Include: filters,
  SystemMetadata: z.record(z.string(), z.string()),
})

/** The folder of a synthesis that the CDK uploads, zipped, under a key. */
export function assetFolder(assembly: string, key: string): string {
  return join(assembly, `asset.${key.replace('.zip', '')}`)
}

function isAmong(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const expression = pattern.replace('.', String.raw`\.`).replace('*', '.*')
    return new RegExp(`^${expression}$`).test(file)
  })
}

/** The files of the site by key, as the steps of the deployment copy them into the bucket, which is new. */
export function deployedFiles(template: Template, assembly: string): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const step of template.all('Custom::CDKBucketDeployment', deploymentSchema)) {
    const folder = assetFolder(assembly, step.SourceObjectKeys[0])
    for (const path of filesIn(folder)) {
      const file = relative(folder, path).split(sep).join('/')
      if (isAmong(file, step.Exclude) && !isAmong(file, step.Include)) continue
      const body = readFileSync(path)
      // The copying guesses it by the name; what it can't guess, S3 takes for this.
      const type = lookup(file) ?? 'binary/octet-stream'
      const headers = { 'content-type': type, ...step.SystemMetadata }
      const key = [step.DestinationBucketKeyPrefix, file].filter(Boolean).join('/')
      files.set(key, { body, headers })
    }
  }
  return files
}
