import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesIn } from '#infra/tools/files.ts'

/** Files generated from other files of the project. All paths are relative to the project's folder. */
export type Artifact = {
  /** The files and folders it is generated from. A missing one counts as empty. */
  readonly sources: readonly string[]
  /** The generated files and folders. */
  readonly outputs: readonly string[]
  /** Files in the output folders that come from elsewhere. */
  readonly ignoredOutputs?: readonly string[]
  /** The file with the hashes of sources and outputs. */
  readonly stampFile: string
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return []
  return statSync(path).isFile() ? [path] : filesIn(path)
}

async function hashFiles(
  root: string,
  paths: readonly string[],
  ignored: readonly string[] = [],
): Promise<string> {
  const hashed = new Set(paths.flatMap((path) => filesAt(join(root, path))))
  for (const file of ignored.flatMap((path) => filesAt(join(root, path)))) hashed.delete(file)
  const hash = createHash('sha256')
  for (const file of [...hashed].toSorted()) {
    const content = createHash('sha256').update(await readFile(file))
    hash.update(`${relative(root, file)}\n${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

async function hashSources(
  root: string,
  { sources }: Artifact,
  settings: unknown,
): Promise<string> {
  return `${JSON.stringify(settings)}\n${await hashFiles(root, sources)}\n`
}

function hashOutputs(
  root: string,
  { outputs, ignoredOutputs = [], stampFile }: Artifact,
): Promise<string> {
  return hashFiles(root, outputs, [...ignoredOutputs, stampFile])
}

/** Whether an artifact exists, is unmodified, and was made from the current sources and settings. */
export async function isUpToDate(
  root: string,
  artifact: Artifact,
  settings: unknown,
): Promise<boolean> {
  const { outputs, stampFile } = artifact
  if (![...outputs, stampFile].every((path) => existsSync(join(root, path)))) return false
  const [stamp, sourcesHash, outputsHash] = await Promise.all([
    readFile(join(root, stampFile), 'utf8'),
    hashSources(root, artifact, settings),
    hashOutputs(root, artifact),
  ])
  return stamp === sourcesHash + outputsHash
}

/**
 * Makes an artifact and writes its stamp file. Sources are hashed before the build, so that a change during it makes the
 * artifact out of date. A failed build leaves no stamp.
 */
export async function makeFrom(
  root: string,
  artifact: Artifact,
  settings: unknown,
  make: () => Promise<void>,
): Promise<void> {
  const file = join(root, artifact.stampFile)
  const sourcesHash = await hashSources(root, artifact, settings)
  await rm(file, { force: true })
  await make()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, sourcesHash + (await hashOutputs(root, artifact)))
}
