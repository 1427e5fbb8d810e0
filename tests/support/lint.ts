import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from '#shared/schema.ts'
import { runToEnd } from './run-to-end.ts'
import { temporaryFolder } from './temporary-folder.ts'

const configuration = Object.fromEntries(
  ['.oxlintrc.json', 'boundaries.json'].map((file) => [file, readFileSync(file, 'utf8')]),
)

const report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
})

/** Lints these files with the project's configuration, and returns the diagnostics. */
export function lint(files: Readonly<Record<string, string>>) {
  // A repository of its own, so that no .gitignore above it can name its files.
  const cwd = temporaryFolder({ ...files, ...configuration, '.git/HEAD': '' })
  const command = [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json']
  const { stdout } = runToEnd(process.execPath, command, { cwd })
  return report.parse(JSON.parse(stdout)).diagnostics
}
