// Control and format characters (line breaks, bidi overrides), lone surrogates, other zero-width characters (variation
// selectors, fillers) and the blank braille pattern: nobody types them, and they can disguise a line on an invoice.
const hidden =
  /(?![\u{200c}\u{200d}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u

// In the words of these scripts a joiner or non-joiner changes what is read, as in "علی‌رضا" and "ශ්‍රී":
// https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
const scripts = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
const shaped = `(?=[\\p{L}\\p{M}])[${scripts.replace(/\w+ ?/g, (it) => `\\p{scx=${it.trim()}}`)}]`
// After a virama a joiner may also end a word, as in Malayalam.
const virama =
  '[\\u{94d}\\u{9cd}\\u{a4d}\\u{acd}\\u{b4d}\\u{bcd}\\u{c4d}\\u{ccd}\\u{d4d}\\u{dca}\\u{1039}\\u{17d2}]'
const emoji = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]'
const joiner = '[\\u{200c}\\u{200d}]'

/** A joiner in a valid place, with the character before it. */
const joined = `${shaped}${joiner}(?=${shaped})|${virama}${joiner}|${emoji}\\u{200d}(?=${emoji})`
const joinedPattern = new RegExp(joined, 'gu')

/** How many marks one character carries: the tallest stacks of any script. More would cover the lines around it. */
const maxMarks = 5
const stackedMarks = new RegExp(String.raw`(\p{M}{${maxMarks}})\p{M}+`, 'gu')

/** Whether a text is a single line of visible characters, with joiners only where letters or emoji need them. */
export function isPlainText(text: string): boolean {
  const rest = text.replace(joinedPattern, 'x')
  return !hidden.test(rest) && !new RegExp(joiner, 'u').test(rest)
}

/**
 * Turns a text into a single line of visible characters: collapses white space to single spaces, removes hidden characters
 * and bounds the marks on one character.
 *
 * @param maxLength - how much of the text to keep, in UTF-16 units
 */
export function toPlainText(text: string, maxLength: number = text.length): string {
  // Truncate first: that can split a surrogate pair, whose lone half is then removed.
  return text
    .slice(0, maxLength)
    .replace(/\s/gu, ' ')
    .replace(new RegExp(hidden, 'gu'), '')
    .replace(new RegExp(`(${joiner})+`, 'gu'), '$1')
    .replace(new RegExp(`${joined}|${joiner}`, 'gu'), (match) => (match.length > 1 ? match : ''))
    .replace(stackedMarks, '$1')
    .replace(/ +/gu, ' ')
    .trim()
}
