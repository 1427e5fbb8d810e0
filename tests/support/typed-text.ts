import * as fc from 'fast-check'

// Rare among random characters, but the ones that text cleaning is about.
const blanks = [' ', '\n', '\t', '\u{a0}']
const hidden = ['\u{0}', '\u{ad}', '\u{200b}', '\u{200f}', '\u{fe0f}', '\u{d83d}', '\u{de42}']
const composed = ['🙂', '☎\u{fe0f}', '👩\u{200d}🔧']

/** Any text that can be typed, pasted or autofilled into a field. */
export function anyTyped(maxLength: number): fc.Arbitrary<string> {
  const anyCharacter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const unit = fc.oneof(anyCharacter, fc.constantFrom(...blanks, ...hidden, ...composed))
  return fc.string({ unit, maxLength, size: 'max' })
}

/** Variants of a name that look like it: with different case, spaces, hidden characters or full-width letters. */
export function disguisesOf(name: string): string[] {
  const fullWidth = name.replace(/[!-~]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) + 0xfee0),
  )
  return [
    name.toLowerCase(),
    name.toUpperCase(),
    ` ${name.replaceAll(' ', '  ')} `,
    name.replaceAll(' ', '\u{a0}').concat('\u{a0}'),
    `\u{200b}${name}`,
    `${name}\u{2800}`,
    `${name.slice(0, 1)}\u{ad}${name.slice(1)}`,
    fullWidth,
  ].filter((disguise) => disguise !== name)
}
