// What the browser and the server both need to know about the company. The rest is in web/src/content/company.ts.

/** Where the company is. Also the checkout's default country (rule 9.2). */
export const country = 'Kenya'

/** The country's code of ISO 3166, for search engines. */
export const countryCode = 'KE'

/**
 * The currency of packages: its ISO 4217 code, and the decimals of its amounts, which the build compares with the usual
 * ones.
 */
export const packageCurrency: {
  readonly code: string
  readonly decimals: 0 | 2
  /** How amounts are written, such as "¥#" or "#円", if not as the language does. */
  readonly format?: string
} = { code: 'USD', decimals: 2 }

/** The language that the site is written in, as a BCP 47 tag. It also sets the format of dates and of package prices. */
export const language = 'en-GB'

/** How dates are written: "20 November 2026" if long; `short`, in figures, is usual in some countries. */
export const dateStyle: 'long' | 'medium' | 'short' = 'long'

/** Between short texts. Intl.ListFormat would write an "and" before the last in German. */
export const listSeparator: string = ', '

/** Between sentences and other texts on a line: empty in Japanese. */
export const joiner: string = ' '

/** Ends a sentence that is put together: "।" in Hindi, empty in Thai. */
export const sentenceEnd: string = '.'

/** Between a name and what it names. */
export const colon: string = ': '

/** Between the parts of an address. */
export const addressSeparator: string = ', '

/** Between a quantity and its unit: "100 GB", and in Japanese "100㎡". */
export const unitSeparator: string = ' '

/** The direction of the language: from left to right or from right to left. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/** The company's time zone, by IANA's name: promised days end in it (rule 7.22). */
export const timeZone = 'Africa/Nairobi'
