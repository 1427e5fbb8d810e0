import { direction } from '#shared/locale.ts'

/** A telephone number in the middle of a text. Where it stands alone, the component of this name shows it. */
export const leftToRight = (text: string) => (direction === 'ltr' ? text : `\u2066${text}\u2069`)
