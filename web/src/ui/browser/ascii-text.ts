/**
 * A typed text with the digits and signs of ASCII in place of Arabic-Indic, Persian and full-width ones, and without marks of
 * direction. Not NFKC, in which "25²" is "252".
 */
export function asciiText(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u061C\u200E\u200F\u2066-\u2069]/g, '')
    .replace(/\u066B/g, '.')
    .replace(/[\u060C\u066C]/g, ',')
    .replace(/\uFFE5/g, (sign) => sign.normalize('NFKC'))
}
