import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { leftovers } from '#web/content/brand-checks.ts'

// `npm run check:brand` lists, by file and line, remains of the sample’s brand. The build of a live site refuses them.

const places = ['LICENSE', 'package.json', 'infra/stack/config.ts', 'lambda', 'shared', 'web']
const isText = /(?:LICENSE|\.(?:ts|tsx|css|html|svg|json))$/
// Skips the list itself, and pictures.
const isSkipped = /brand-checks\.ts$|drawings\/(?:samples|services)\//

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function filesIn(place: string): readonly string[] {
  if (isFile(place) || !existsSync(place)) return [place]
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
  return files.map((file) => join(place, file).replaceAll(sep, '/'))
}

function remainsIn(file: string, text: string): readonly string[] {
  return leftovers
    .filter(({ files = /./ }) => files.test(file))
    .flatMap(({ what, pattern }) => {
      const [found] = pattern.exec(text) ?? []
      return found ? [`${what}: “${found.trim()}”`] : []
    })
}

const found = places
  .flatMap(filesIn)
  .filter(isFile)
  .flatMap((file) => [
    ...remainsIn(file, file).map((remains) => `${file}: ${remains}, in its name`),
    ...(isText.test(file) && !isSkipped.test(file) ? readFileSync(file, 'utf8').split('\n') : [])
      .map((line) => remainsIn(file, line))
      .flatMap((all, index) => all.map((remains) => `${file}:${index + 1}: ${remains}`)),
  ])

for (const line of found) console.log(line)
console.log(
  found.length === 0 ? 'Nothing is left of the sample.' : `${found.length} places to check.`,
)
if (found.length > 0) process.exitCode = 1
