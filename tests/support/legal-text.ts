import type { InlineText, LegalSection, LegalText } from '#web/content/legal/legal-document.ts'

function inline(text: InlineText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

function textOfSection({ heading, blocks }: LegalSection): string {
  const lines = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [inline(block.text)] : block.items.map(inline),
  )
  return [heading, ...lines].join('\n')
}

/** What a visitor reads below the table of a legal document. */
export function bodyOf({ sections }: LegalText): string {
  return sections.map(textOfSection).join('\n')
}

/** What a visitor reads in the table that a legal document begins with. */
export function tableOf({ summary }: LegalText): string {
  return summary.map(({ term, figure }) => `${term}: ${figure}`).join('\n')
}

/** The addresses that a legal document links to. */
export function linksOf({ sections }: LegalText): readonly string[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
    .flat()
    .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.to]))
}
