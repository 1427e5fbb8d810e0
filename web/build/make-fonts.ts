import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { displayFace, textFace } from './font-sources.ts'

// `npm run fonts` makes the font files in web/src/shell/fonts, which font-faces.css there declares. A test compares the two.
const [folder = 'web/src/shell/fonts'] = process.argv.slice(2)

for (const { weight, sources } of [displayFace, textFace]) {
  for (const { file, source, letters, features } of sources) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      // @types/subset-font lacks this option.
      keepFeatures: features,
      noHinting: true,
    } as const
    // The share picture draws a line of text only in a font that has its spaces.
    const font = await subsetFont(await readFile(fileURLToPath(source)), `${letters} `, options)
    await writeFile(join(folder, file), font)
  }
}
