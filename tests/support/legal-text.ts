import type { InlineText, LegalSection, LegalText } from '#web/content/legal/legal-document.ts'

function priceSelection({ blocks }: LegalSection): readonly InlineText[] {
  return blocks.flatMap((block) =>
    typeof block === 'object' && 'items' in block ? block.items : [block],
  )
}

function inline(text: InlineText): string {
  if (typeof text === 'string') return text
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

function textOfSection(section: LegalSection): string {
  return [section.heading, ...priceSelection(section).map(inline)].join('\n')
}

/** A legal document's text below its summary table. */
export function bodyOf({ sections }: LegalText): string {
  return sections.map(textOfSection).join('\n')
}

/** The text of a legal document's summary table. */
export function tableOf({ summary }: LegalText): string {
  return summary.map(({ term, figure }) => `${term}: ${figure}`).join('\n')
}

/** The targets of a legal document's links. */
export function linksOf({ sections }: LegalText): readonly string[] {
  return sections
    .flatMap(priceSelection)
    .flatMap((line) => (typeof line === 'string' ? [] : line))
    .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.to]))
}
