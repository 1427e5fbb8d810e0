import * as fc from 'fast-check'

// Characters that plain text excludes, which random text would rarely contain.
const blanks = [' ', '\n', '\t', '\u{a0}']
const hidden = Array.from(
  '\u{0}\u{ad}\u{200b}\u{200c}\u{200d}\u{200f}\u{fe0f}\u{61c}\u{2060}\u{3164}\u{e0020}',
).concat('\u{d83d}', '\u{de42}')
const composed = ['🙂', '☎\u{fe0f}', '👩\u{200d}🔧', 'ශ\u{dca}\u{200d}රී', 'علی\u{200c}رضا']

/** Any text that can end up in a field, whether typed, pasted or autofilled. */
export function anyTyped(maxLength: number): fc.Arbitrary<string> {
  const anyCharacter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const unit = fc.oneof(anyCharacter, fc.constantFrom(...blanks, ...hidden, ...composed))
  return fc.string({ unit, maxLength, size: 'max' })
}

/** Names that look like another one: in different case, or with other spaces, hidden characters or full-width letters. */
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
    name.replaceAll(' ', '-'),
    fullWidth,
  ].filter((disguise) => disguise !== name)
}
