/**
 * Whether a key belongs to an input method, which composes a text with it: it is no Enter, Escape or arrow of the page. Safari
 * reports the key that ends a composition only by its code.
 */
export function isComposing({ isComposing: isNow, keyCode }: KeyboardEvent): boolean {
  return isNow || keyCode === 229
}
