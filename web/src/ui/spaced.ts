import { joiner } from '#shared/locale.ts'

/** A text with a leading space. Screen readers skip the markup's white space between boxes. */
export const spaced = (text: string) => joiner + text
