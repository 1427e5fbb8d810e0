import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { figures, leftovers } from '#web/content/brand-checks.ts'

// `npm run check:brand` lists, by file and line, remains of the sample’s brand and figures that contradict each other.
// With --release, either is an error, and hints are left out.
const isForRelease = process.argv.includes('--release')

const places = ['LICENSE', 'package.json', 'infra/stack/config.ts', 'shared', 'web']
const isText = /(?:LICENSE|\.(?:ts|tsx|css|html|svg|json))$/
// Skips the list itself, and pictures.
const isSkipped = /brand-checks\.ts$|drawings\/(?:samples|services)\//

const numerals = ' one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The value of a number in digits or in words; undefined if a text is no number. */
function parseNumber(text: string): number | undefined {
  const inWords = numerals.indexOf(text.toLowerCase())
  if (inWords > 0) return inWords
  return /^\d/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function filesIn(place: string): readonly string[] {
  if (isFile(place) || !existsSync(place)) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file))
}

function leftoversIn(file: string, line: string): readonly string[] {
  return leftovers
    .filter(({ files = /./, isHint = false }) => files.test(file) && !(isForRelease && isHint))
    .flatMap(({ what, pattern }) =>
      (pattern.exec(line) ?? []).slice(0, 1).map((found) => `${what}: “${found.trim()}”`),
    )
}

function contradictionsIn(file: string, line: string): readonly string[] {
  if (!/^(?:shared|web\/src\/content)\//.test(file)) return []
  return figures.flatMap(({ what, pattern, values }) =>
    [...line.matchAll(pattern)].flatMap(([text, ...groups]) => {
      const typed = groups.find((group) => group !== undefined) ?? ''
      const value = typeof values[0] === 'string' ? typed : parseNumber(typed)
      if (value === undefined || values.includes(value)) return []
      return [`${what}: “${text}”${values.length > 0 ? `, elsewhere ${values.join(' or ')}` : ''}`]
    }),
  )
}

const found = places
  .flatMap(filesIn)
  .filter((file) => isText.test(file) && !isSkipped.test(file) && isFile(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...leftoversIn(file, line), ...contradictionsIn(file, line)].map(
          (problem) => `${file}:${index + 1}: ${problem}`,
        ),
      ),
  )

for (const line of found) console.log(line)
console.log(found.length === 0 ? 'No sample data is left.' : `${found.length} places to check.`)
if (isForRelease && found.length > 0) process.exitCode = 1
