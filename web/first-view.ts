import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from '#shared/schema.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)

type Manifest = z.infer<typeof manifestSchema>

export async function readManifest(site: string): Promise<Manifest> {
  const text = await readFile(join(site, '.vite/manifest.json'), 'utf8')
  return manifestSchema.parse(JSON.parse(text))
}

/** The built files of these sources and of everything that they import, without duplicates. */
export function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`Not built: ${source}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return [...files]
}

// Pages share most of their scripts, and compressing them is the slowest part of the build.
const sizes = new Map<string, number>()

/** The files' total transfer size, in bytes. */
export async function compressedSize(site: string, files: readonly string[]): Promise<number> {
  for (const file of files) {
    const size = sizes.get(file) ?? brotliCompressSync(await readFile(join(site, file))).length
    sizes.set(file, size)
  }
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
}
