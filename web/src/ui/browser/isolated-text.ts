import { direction } from '#shared/locale.ts'

/** A telephone number in the middle of a text. Where it stands alone, the component of this name shows it. */
export const leftToRight = (text: string) => (direction === 'ltr' ? text : `\u2066${text}\u2069`)

/**
 * An amount or the buyer's own words in a plain text. From right to left an amount would change places with Latin letters
 * before it, and the full stop after "Ltd" would stand in front.
 */
export const isolated = (text: string) => (direction === 'ltr' ? text : `\u2068${text}\u2069`)
