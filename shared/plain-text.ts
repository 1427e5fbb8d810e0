// Control and format characters (line breaks, bidi overrides), lone surrogates, other characters without width (variation
// selectors, fillers) and the blank braille pattern: nobody types them, and they can disguise a line on an invoice.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u

/** Whether a text is one line of visible characters. */
export function isPlainText(text: string): boolean {
  return !hiddenCharacters.test(text)
}

/**
 * The text as one line of visible characters: white space becomes single spaces, hidden characters go.
 *
 * @param maxLength - how much of the text is kept, in UTF-16 units
 */
export function toPlainText(text: string, maxLength: number = text.length): string {
  // Cut before it is cleaned: a cut may leave half of a character.
  return text
    .slice(0, maxLength)
    .replace(/\s/gu, ' ')
    .replace(new RegExp(hiddenCharacters, 'gu'), '')
    .replace(/ +/gu, ' ')
    .trim()
}
