import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Writes files into a folder, by path. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Creates a folder with these files, and deletes it after the test; one made outside of a test, after the file's tests. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-test-')))
  const whenDone = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  // Windows deletes no folder of a process that is about to end.
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  writeFiles(folder, files)
  return folder
}
