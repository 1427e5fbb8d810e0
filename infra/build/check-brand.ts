import { existsSync, readFileSync, statSync } from 'node:fs'
import { language } from '#shared/locale.ts'
import { filesIn } from '#infra/tools/files.ts'

// What `npm run check:brand` looks for (docs/rebrand.md). Delete the entries that you keep on purpose.

type Leftover = {
  readonly what: string
  readonly pattern: RegExp
  /** The only files to search: without it, all but the drawings of the trade. */
  readonly files?: RegExp
}

/** Traces of the sample company that a rebrand may have missed. */
const leftovers: readonly Leftover[] = [
  { what: 'the sample’s name', pattern: /mwamba|bedrock|swahili/i },
  { what: 'the sample’s place', pattern: /nairobi|kenya|east afric|ngong|1\.30° S/i },
  { what: 'the sample’s currency', pattern: /\bKES\b|shilling/i },
  { what: 'a sample number', pattern: /\+254|700 000|PVT-/ },
  { what: 'figures to confirm', pattern: /for the owner to confirm/ },
  { what: 'a sample person', pattern: /\b[A-Z]\. Sample/ },
  { what: 'a placeholder domain', pattern: /\.example(?![\w.])|company\.co\.ke/ },
  { what: 'marked as a sample', pattern: /\bsample (data|company|stor|text)|: a sample,/i },
  {
    what: 'law or services of the sample’s country',
    pattern:
      /eTIMS|withhold tax|Tax cannot be withheld|M.{1,6}Pesa|SACCO|\bKRA\b|ODPC|Central Bank|(?:Data Protection|VAT|Tax Procedures|Consumer Protection) Act/,
  },
  {
    what: 'the sample’s trade',
    pattern: /\b(?:engineers?|fibre|firewalls?|Wi-Fi)\b/i,
    files: /src\/content\//,
  },
  { what: 'the sample’s logo', pattern: /M3 10c5-6/ },
  { what: 'the sample’s colours', pattern: /#(b1441c|10202f|fbf8f2|e67e51)\b/ },
  {
    what: 'a picture of the sample',
    // The beginning of a path of each, whatever words an adopter has changed.
    pattern:
      /M(76 66a30|0 110H3000|5 44V4M15|30 92h80|10 8h8v8|34 86h60|15\.9 4H38|63\.2 78H92|1 2V126|72 22V238|1 3h6M1|42 6h6M42|1 3h47|42 4h62|40\.5 2h15|129 22h18|49\.2 29|70\.8 47|0 52q20-5|0 18q70-26)/,
    files: /drawings\//,
  },
  // Of a site in another language: also a file that was overlooked as a whole.
  ...(language.startsWith('en')
    ? []
    : [
        {
          what: 'English',
          pattern: /^(?!\s*(?:\*|\/[*/])).*['"`](?:[^'"`]*\s)?(?:the|and|of|your|only)\s/i,
          files: /src\/content\//,
        },
      ]),
  { what: 'a sample of invented work', pattern: /\ban invented\b/, files: /content\/samples\// },
  {
    what: 'proof to fill in, or to do without',
    pattern: /(?:\b\w+: (?:null|\[\]|\{\}),? ?)+/,
    files: /content\/proof\.ts$/,
  },
]

const places = ['LICENSE', 'package.json', 'infra/stack/config.ts', 'lambda', 'shared', 'web']
const isText = /(?:LICENSE|\.(?:ts|tsx|css|html|svg|json))$/
const butPictures = /^(?!.*drawings\/(?:samples|services)\/)/

const filesAt = (place: string) => (statSync(place).isFile() ? [place] : filesIn(place))

function remainsIn(file: string, text: string): readonly string[] {
  return leftovers
    .filter(({ files = butPictures }) => files.test(file))
    .flatMap(({ what, pattern }) => {
      const [found] = pattern.exec(text) ?? []
      return found ? [`${what}: “${found.trim()}”`] : []
    })
}

/** What is left of the sample, by file and line. */
export function findLeftovers(): readonly string[] {
  return places
    .filter((place) => existsSync(place))
    .flatMap(filesAt)
    .flatMap((file) => [
      ...remainsIn(file, file).map((remains) => `${file}: ${remains}, in its name`),
      ...(isText.test(file) ? readFileSync(file, 'utf8').split('\n') : [])
        .map((line) => remainsIn(file, line))
        .flatMap((all, index) => all.map((remains) => `${file}:${index + 1}: ${remains}`)),
    ])
}
