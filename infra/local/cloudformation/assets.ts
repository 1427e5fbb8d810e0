import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from '#shared/schema.ts'
import { unsupported } from './template.ts'

const assetsSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string(), packaging: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
})

/** Finds the folder whose files a deployment uploads, zipped, under a key. */
export type FindAsset = (objectKey: string) => string

/**
 * Reads the list of a synthesis' assets.
 *
 * @param folder - of the synthesis
 * @param file - in it, with the list
 */
export function readAssets(folder: string, file: string): FindAsset {
  const { files } = assetsSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const folders = new Map(
    Object.values(files)
      .filter(({ source }) => source.packaging === 'zip')
      .flatMap(({ source, destinations }) =>
        Object.values(destinations).map(({ objectKey }) => [objectKey, source.path] as const),
      ),
  )
  return (objectKey) => {
    const path = folders.get(objectKey)
    if (path === undefined) throw unsupported(`there is no folder for the asset ${objectKey}`)
    return join(folder, path)
  }
}
