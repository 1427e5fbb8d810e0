// What `npm run check:brand` looks for (docs/rebrand.md). Delete the entries that you keep on purpose.

type Leftover = {
  readonly what: string
  readonly pattern: RegExp
  /** The only files to search. */
  readonly files?: RegExp
}

/** Traces of the sample company that a rebrand may have missed. */
export const leftovers: readonly Leftover[] = [
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
    what: 'the sample’s picture on the home page',
    pattern: />(Head office|Firewalls|Fibre 1)</,
    files: /drawings\/hero-illustration\.svg$/,
  },
  { what: 'a sample of invented work', pattern: /\ban invented\b/, files: /content\/samples\// },
  {
    what: 'proof to fill in, or to do without',
    pattern: /(?:\b\w+: (?:null|\[\]|\{\}),? ?)+/,
    files: /content\/proof\.ts$/,
  },
]
