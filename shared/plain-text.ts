// Control and format characters (line breaks, bidi overrides), lone surrogates, other zero-width characters (variation
// selectors, fillers) and the blank braille pattern: nobody types them, and they can disguise a line on an invoice.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u

/** Whether a text is a single line of visible characters. */
export function isPlainText(text: string): boolean {
  return !hiddenCharacters.test(text)
}

/**
 * Turns a text into a single line of visible characters: collapses white space to single spaces and removes hidden
 * characters.
 *
 * @param maxLength - how much of the text to keep, in UTF-16 units
 */
export function toPlainText(text: string, maxLength: number = text.length): string {
  // Truncate first: that can split a surrogate pair, whose lone half is then removed.
  return text
    .slice(0, maxLength)
    .replace(/\s/gu, ' ')
    .replace(new RegExp(hiddenCharacters, 'gu'), '')
    .replace(/ +/gu, ' ')
    .trim()
}
