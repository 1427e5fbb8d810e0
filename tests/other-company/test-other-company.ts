import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { parseSync } from 'vite'
import { filesIn } from '#infra/tools/files.ts'
import { runCommand, runProgram } from '#infra/tools/command.ts'
import { makeOtherCompany } from './make-other-company.ts'

// Runs the unit tests on a site of the second company, with settings of its own, in words of another script. What is agreed
// to the letter is tested in tests/repo/, which this leaves out.

const projects = ['shared', 'web', 'web-of-the-site', 'lambda', 'infra']

/** They name files, keys and addresses. */
const untranslated = /(?:company|paths|recipients|site-origin|storage-keys)\.ts$/

// A translation without a translator: words of another script, of the originals' width, without blanks, with its full stops.

const first = 0x4e_00
const letters = 0x2_000

/** The same letters for the same word, half as many: they are twice as wide. */
function translateWord(word: string): string {
  let hash = 7
  return Array.from({ length: Math.ceil(word.length / 2) }, (_, at) => {
    for (const letter of word + String(at)) hash = (hash * 31 + letter.charCodeAt(0)) % 65_521
    return String.fromCharCode(first + (hash % letters))
  }).join('')
}

const signs: Readonly<Record<string, string>> = { '. ': '。', ', ': '、', '.': '。', ' ': '' }

/** Numbers, addresses, codes in capitals, and what stands in braces stay. */
const translate = (text: string) =>
  text.replaceAll(
    /\\(?:u\{?[\dA-Fa-f]{4,}\}?|.)|\p{L}[\p{L}’'-]*|\. |, |(?<!\d)\.(?!\w)| /gu,
    (part) => (part.startsWith('\\') ? part : (signs[part] ?? translateWord(part))),
  )

/** Keys, slugs, paths, addresses, codes and tokens are no words. */
const isText = (text: string) =>
  /\p{L}/u.test(text) &&
  !/^[a-z][A-Za-z\d]*$|^[a-z\d/#?_=-]*$|^[A-Z]{1,5}$|@|:\/\/|^\w+:\S|^hidden: |^[\w-]+\/[\w./-]+$/.test(
    text,
  )

const node = v.looseObject({ type: v.string(), start: v.number(), end: v.number() })
const literal = v.object({ type: v.literal('Literal'), value: v.string() })
const quasi = v.object({ type: v.literal('TemplateElement') })

/** Where the words of a module stand: not its imports, types and keys. */
function* wordsIn(part: unknown): Generator<readonly [start: number, end: number]> {
  if (Array.isArray(part)) {
    for (const each of part) yield* wordsIn(each)
    return
  }
  const found = v.safeParse(node, part)
  if (!found.success) return
  const { type, start, end, ...rest } = found.output
  if (/^(?:TSLiteral|Import|TSType|ExportAll)/.test(type)) return
  if (v.is(literal, part)) yield [start + 1, end - 1]
  else if (v.is(quasi, part)) yield [start, end]
  else
    for (const [key, value] of Object.entries(rest))
      if (key !== 'typeAnnotation') yield* wordsIn(value)
}

/** A module's text with its words translated. */
function translateModule(file: string, text: string): string {
  const { program } = parseSync(file, text, { lang: 'ts' })
  const last = [...wordsIn(program)].toSorted(([a], [b]) => b - a)
  return last.reduce((done, [start, end]) => {
    const words = done.slice(start, end)
    return isText(words) ? done.slice(0, start) + translate(words) + done.slice(end) : done
  }, text)
}

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
