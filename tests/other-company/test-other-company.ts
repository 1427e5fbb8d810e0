import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn } from '#infra/tools/files.ts'
import { runCommand, runProgram } from '#infra/tools/command.ts'
import { makeOtherCompany } from './make-other-company.ts'
import { translateModule } from './translate-words.ts'

// Runs the unit tests on a site of the second company, with settings of its own, in words of another script. What is agreed
// to the letter is tested in tests/repo/, which this leaves out.

const projects = ['shared', 'web', 'web-of-the-site', 'lambda', 'infra']

/** They name files, keys and addresses. */
const untranslated = /(?:company|paths|recipients|site-origin|storage-keys)\.ts$/

runCommand(async (signal) => {
  const home = process.cwd()
  const { cwd, remove } = makeOtherCompany()
  try {
    const content = filesIn(join(cwd, 'web/src/content')).filter((file) => file.endsWith('.ts'))
    const words = ['words', 'customer-fields'].map((name) => join(cwd, `shared/${name}.ts`))
    for (const file of [...content, ...words])
      if (!untranslated.test(file))
        writeFileSync(file, translateModule(file, readFileSync(file, 'utf8')))
    const vitest = resolve('node_modules/vitest/vitest.mjs')
    const args = [vitest, 'run', ...projects.flatMap((name) => ['--project', name])]
    process.chdir(cwd)
    await runProgram(process.execPath, args, { signal, errorMessage: 'Failed.' })
  } finally {
    process.chdir(home)
    remove()
  }
})
