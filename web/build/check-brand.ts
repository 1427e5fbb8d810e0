import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { leftovers } from '#web/content/brand-checks.ts'

// `npm run check:brand` lists, by file and line, remains of the sample’s brand. The build of a live site refuses them.

const places = ['LICENSE', 'package.json', 'infra/stack/config.ts', 'shared', 'web']
const isText = /(?:LICENSE|\.(?:ts|tsx|css|html|svg|json))$/
// Skips the list itself, and pictures.
const isSkipped = /brand-checks\.ts$|drawings\/(?:samples|services)\//

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function filesIn(place: string): readonly string[] {
  if (isFile(place) || !existsSync(place)) return [place]
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
  return files.map((file) => join(place, file).replaceAll(sep, '/'))
}

const found = places
  .flatMap(filesIn)
  .filter((file) => isText.test(file) && !isSkipped.test(file) && isFile(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        leftovers
          .filter(({ files = /./ }) => files.test(file))
          .flatMap(({ what, pattern }) => {
            const [text] = pattern.exec(line) ?? []
            return text ? [`${file}:${index + 1}: ${what}: “${text.trim()}”`] : []
          }),
      ),
  )

for (const line of found) console.log(line)
console.log(found.length === 0 ? 'No sample data is left.' : `${found.length} places to check.`)
if (found.length > 0) process.exitCode = 1
