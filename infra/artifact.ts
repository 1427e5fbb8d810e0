import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesIn } from './tools/files.ts'

/** Something that is made from files of the project. All paths are relative to its folder. */
export type Artifact = {
  /** The files and folders that decide what is made. One that isn't there counts as empty. */
  readonly sources: readonly string[]
  /** The files and folders that are made. */
  readonly outputs: readonly string[]
  /** What others put into these folders. */
  readonly notOutputs?: readonly string[]
  /** The file that tells from what they were made. */
  readonly record: string
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return []
  return statSync(path).isFile() ? [path] : filesIn(path)
}

/** A hash of the names and contents of files. */
async function hashOf(
  root: string,
  paths: readonly string[],
  except: readonly string[] = [],
): Promise<string> {
  const hashed = new Set(paths.flatMap((path) => filesAt(join(root, path))))
  for (const file of except.flatMap((path) => filesAt(join(root, path)))) hashed.delete(file)
  const hash = createHash('sha256')
  for (const file of [...hashed].toSorted()) {
    const content = createHash('sha256').update(await readFile(file))
    hash.update(`${relative(root, file)}\n${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

async function originOf(root: string, { sources }: Artifact, settings: unknown): Promise<string> {
  return `${JSON.stringify(settings)}\n${await hashOf(root, sources)}\n`
}

function madeOf(root: string, { outputs, notOutputs = [], record }: Artifact): Promise<string> {
  return hashOf(root, outputs, [...notOutputs, record])
}

/**
 * Whether an artifact is there, as it was made, and from sources and settings as they are now: not from those before the
 * last `git pull`.
 */
export async function isUpToDate(
  root: string,
  artifact: Artifact,
  settings: unknown,
): Promise<boolean> {
  const { outputs, record } = artifact
  if (![...outputs, record].every((path) => existsSync(join(root, path)))) return false
  const [recorded, origin, made] = await Promise.all([
    readFile(join(root, record), 'utf8'),
    originOf(root, artifact, settings),
    madeOf(root, artifact),
  ])
  return recorded === origin + made
}

/** Makes an artifact and records what it was made from: the sources at the start. A failure leaves no record. */
export async function makeFrom(
  root: string,
  artifact: Artifact,
  settings: unknown,
  make: () => Promise<void>,
): Promise<void> {
  const file = join(root, artifact.record)
  const origin = await originOf(root, artifact, settings)
  await rm(file, { force: true })
  await make()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, origin + (await madeOf(root, artifact)))
}
