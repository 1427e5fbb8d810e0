/** A text with its space before it: between boxes of their own, a space of the markup is missing from what is read aloud. */
export const spaced = (text: string) => ` ${text}`
