import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import * as z from '#shared/schema.ts'
import { temporaryFolder } from './temporary-folder.ts'

const configurationFile = '.oxlintrc.json'

/** The project's own configuration of the linter. */
export const lintConfiguration = readFileSync(configurationFile, 'utf8')

const report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      help: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
})

/** What the linter finds in files, by path, in a tree with the project's own configuration. It has to find something. */
export async function lint(files: Readonly<Record<string, string>>) {
  const cwd = temporaryFolder({ ...files, [configurationFile]: lintConfiguration })
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  // It ends with 1, because it finds what it should.
  const failure: unknown = await promisify(execFile)(
    process.execPath,
    [oxlint, '--format', 'json'],
    { cwd },
  ).catch((error: unknown) => error)
  const { stdout } = z.object({ stdout: z.string() }).parse(failure)
  return report.parse(JSON.parse(stdout)).diagnostics
}
